import Foundation
import Testing

@testable import HeadlessUIKit

/// What animators add counts as theirs; what others add does not.
@MainActor @Suite struct AnimatorPiecesTests {
  private let mine = UIView()
  private let theirs = UIView()

  @Test func onlyWhatIsNotedWhileAnAnimatorRunsIsAPiece() {
    var pieces = AnimatorViews()
    pieces.note(theirs)
    pieces.begin()
    pieces.note(mine)
    pieces.end()
    #expect(pieces.contains(mine) && !pieces.contains(theirs))
    pieces.note(theirs)
    #expect(!pieces.contains(theirs))
  }

  @Test func animatorsMayBeNested() {
    var pieces = AnimatorViews()
    pieces.begin()
    pieces.begin()
    pieces.end()
    pieces.note(mine)
    pieces.end()
    pieces.note(theirs)
    #expect(pieces.contains(mine) && !pieces.contains(theirs))
  }

  @Test func aPieceOutlivesTheNextAnimator() {
    var pieces = AnimatorViews()
    pieces.begin()
    pieces.note(mine)
    pieces.end()
    pieces.begin()
    pieces.end()
    #expect(pieces.contains(mine))
  }
}
