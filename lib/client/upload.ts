/**
 * A way for `call` that tells how much of a body has gone out, which `fetch` does not.
 * https://developer.mozilla.org/en-US/docs/Web/API/XMLHttpRequestUpload/progress_event
 * A browser counts what it has handed on to the device's network: at 1 the last of it may still be on its way.
 * @param onProgress gets a share from 0 to 1; 1 when all of it has gone out
 * @returns like `fetch`, it throws a TypeError when the network fails and the reason of the signal when that aborts it
 */
export const uploading =
  (onProgress: (share: number) => void) =>
  (address: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const request = new XMLHttpRequest();
      const stop = () => {
        request.abort();
        reject(signal?.reason);
      };
      if (signal?.aborted) return stop();
      request.open(init.method ?? 'GET', address);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.upload.onload = () => onProgress(1);
      request.onload = () => {
        const { status, statusText, responseText } = request;
        resolve(new Response(responseText || null, { status, statusText }));
      };
      request.onerror = () => reject(new TypeError('The network failed.'));
      request.onloadend = () => signal?.removeEventListener('abort', stop);
      signal?.addEventListener('abort', stop);
      // Only strings and files go through `call`.
      request.send(init.body as XMLHttpRequestBodyInit);
    });
