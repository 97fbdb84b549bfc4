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

export const progressBar = nprogress;
