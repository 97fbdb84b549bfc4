import nprogress from 'nprogress';

nprogress.configure({
  minimum: 0.08,
  speed: 200,
  trickle: true,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"></div>',
});

/** The thin bar at the upper edge while a page is on its way. */
export const progress = {
  start: () => void nprogress.start(),
  done: () => void nprogress.done(),
};
