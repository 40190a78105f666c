import VirtualTime

/// The settings that a stage's views share.
final class ViewCore: StagePart {
  var areAnimationsEnabled = true
  /// The nesting depth of blocks that disable animations.
  var quietBlocks = 0
  var animatorViews = AnimatorViews()
}

extension StageCore {
  private var views: ViewCore { part(ViewCore.self) }

  var areAnimationsEnabled: Bool {
    get { views.areAnimationsEnabled }
    set { views.areAnimationsEnabled = newValue }
  }
  var quietBlocks: Int {
    get { views.quietBlocks }
    set { views.quietBlocks = newValue }
  }
  var animatorViews: AnimatorViews {
    get { views.animatorViews }
    set { views.animatorViews = newValue }
  }
}
