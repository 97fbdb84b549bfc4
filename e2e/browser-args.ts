/**
 * Parts of the browser that no page here needs. The two popups of the address bar are pages of their own, which
 * Chromium would load again for every context: half of what a test of one page costs.
 */
const withoutParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off: of two such lists the browser heeds the last, so its own stand here again. */
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

/** How the browser of the journeys is started. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: to compile its scripts a second time costs more than it saves.
  '--js-flags=--no-opt,--no-maglev',
  // Pictures below come as near the screen as on a known fast line; without a window the browser knows of no line.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  `--disable-features=${[...withoutFeatures, ...withoutParts].join(',')}`,
];
