/**
 * Browser features that no page here needs. The two popups of the address bar are separate pages that
 * Chromium would load for every context: half the cost of a one-page test.
 */
const withoutParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Features that Playwright switches off. The browser obeys only the last of two such lists, so they are
 * repeated here.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Start arguments of the browser for the journeys. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: optimising its scripts costs more than it saves.
  '--js-flags=--no-opt,--no-maglev',
  // Lazy pictures load at the distance used on a known fast connection; a headless browser knows no
  // connection.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  `--disable-features=${[...withoutFeatures, ...withoutParts].join(',')}`,
];
