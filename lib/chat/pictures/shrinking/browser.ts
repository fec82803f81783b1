import { EDGE_MAX_PX, UPLOAD_MAX_BYTES } from '../constants';
import { formatOf } from '../rules';

/** Of the JPEG that goes out: the server writes it once more. */
const QUALITY = 0.85;

/** What can be sent, or why that file cannot. */
export type Shrunk = Blob | 'unreadable' | 'heic' | 'too_large';

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

/** As a JPEG of at most 1280 px; null where this browser cannot read the file, as many cannot read HEIC. */
async function redraw(file: Blob): Promise<Blob | null> {
  try {
    // Upright, as the camera noted it, which is lost on the canvas with everything else that it noted.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, EDGE_MAX_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // What shines through a PNG is white, as on the server.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await toJpeg(canvas);
  } catch {
    // Not readable here, or larger than this device's memory: the server may still read the file itself.
    return null;
  }
}

/** A picture as small as it is sent, so that a poor network carries it. */
export async function shrink(file: Blob): Promise<Shrunk> {
  const redrawn = await redraw(file);
  if (redrawn) return redrawn;
  const format = formatOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (format === 'heic') return 'heic';
  if (format === null) return 'unreadable';
  return file.size > UPLOAD_MAX_BYTES ? 'too_large' : file;
}
