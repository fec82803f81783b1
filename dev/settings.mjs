import { isIP } from 'node:net';
import { exists, inProject } from './project.mjs';
import { StartError } from './start-error.mjs';

/** The names of this machine, as `URL.hostname` writes them. */
export const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * @typedef {object} Settings
 * @property {URL} appUrl
 * @property {number} port
 * @property {boolean} loopback the product is for this machine alone
 * @property {string} bindAddress where to listen
 * @property {string | undefined} databaseUrl unset = the embedded server
 * @property {string} dataFolder absolute
 */

/** Loads `.env`. Variables that are already set win. */
export function loadEnvFile() {
  const file = inProject('.env');
  if (!exists(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new StartError(`The file .env cannot be read: ${error.message}.`);
  }
}

/**
 * Reads the settings that every script needs. An empty variable counts as unset, here and in the product.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const port = readPort(env.PORT || '3000');
  const appUrl = readAppUrl(env.APP_URL || `http://localhost:${port}`);
  const loopback = LOOPBACK_HOST.test(appUrl.hostname);
  return {
    appUrl,
    port,
    loopback,
    bindAddress: env.HOST ? readHost(env.HOST) : usualHost(appUrl, Number(env.TRUSTED_PROXIES || 0) > 0),
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder: inProjectOrAbsolute(env.DATA_DIR || '.data'),
  };
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`PORT has to be a number from 1 to 65535, and is "${text}".`);
  }
  return port;
}

/** @param {string} text */
function readHost(text) {
  if (text !== 'localhost' && !isIP(text)) {
    throw new StartError(
      `HOST has to be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them, and is "${text}".`,
    );
  }
  return text;
}

/**
 * Behind a proxy nobody else has to reach the server; a proxy on another machine needs HOST.
 * @param {URL} appUrl
 * @param {boolean} proxied
 */
function usualHost({ hostname }, proxied) {
  if (hostname === '[::1]') return '::1';
  return proxied || LOOPBACK_HOST.test(hostname) ? '127.0.0.1' : '0.0.0.0';
}

/** @param {string} text */
function readAppUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new StartError(`APP_URL has to be an address like https://saathi.example, and is "${text}".`);
  }
  return url;
}

/** @param {string} folder */
const inProjectOrAbsolute = (folder) => (/^([/\\]|[A-Za-z]:)/.test(folder) ? folder : inProject(folder));
