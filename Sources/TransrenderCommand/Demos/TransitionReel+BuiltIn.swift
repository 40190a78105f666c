extension TransitionReel {
  /// One reel for each feature of the project, in the order in which they are listed.
  static let builtIn: [TransitionReel] = [
    modalCover, modalSheet, modalFlip, modalDissolve, modalCurl, customAnimator, springs, keyframes,
    propertyAnimator, layerAnimation, timer, viewTransition, childToChild, push, pop, edgeSwipe,
    tabSwitch, popover, sidebar, pageScroll, pageCurl, rotation,
    autoLayout,
  ]
}
