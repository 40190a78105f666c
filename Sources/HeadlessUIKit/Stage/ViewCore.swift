import VirtualTime

/// What a stage's views have set for the stage as a whole.
final class ViewCore: StagePart {
  var areAnimationsEnabled = true
  /// How many blocks that are not to animate are running.
  var quietBlocks = 0
  var animatorPieces = AnimatorPieces()
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
  var animatorPieces: AnimatorPieces {
    get { views.animatorPieces }
    set { views.animatorPieces = newValue }
  }
}
