import { Features } from 'lightningcss';

/**
 * For which browsers Lightning CSS writes a stylesheet: those that Tailwind's own last step writes for
 * (https://tailwindcss.com/docs/compatibility), and nothing in a newer way. Without them it puts `animation-timeline` into `animation`,
 * where no browser understands it.
 */
export const CSS_FOR = {
  include: Features.MediaQueries,
  // Those that are needed are there; it would write them once more each time.
  exclude: Features.VendorPrefixes | Features.LogicalProperties | Features.DirSelector | Features.LightDark,
  targets: {
    safari: (16 << 16) | (4 << 8),
    ios_saf: (16 << 16) | (4 << 8),
    firefox: 128 << 16,
    chrome: 111 << 16,
  },
};
