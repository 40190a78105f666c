import Foundation
import Testing

@testable import HeadlessUIKit

/// Which scroll views a tap on the status bar brings to their tops.
@MainActor
@Suite struct StatusBarTapTests {
  private func columns(on stage: Stage) -> [UIScrollView] {
    let root = UIViewController()
    stage.show(root)
    let width = root.view.bounds.width / 2
    return [0, width].map { x in
      let column = UIScrollView(frame: CGRect(x: x, y: 0, width: width, height: 400))
      column.contentInsetAdjustmentBehavior = .never
      column.contentSize = CGSize(width: width, height: 4000)
      column.contentOffset.y = 500
      root.view.addSubview(column)
      return column
    }
  }

  @Test func onAPadItIsTheOneBelowTheFinger() throws {
    let stage = Stage(device: .iPadPro11)
    let columns = columns(on: stage)
    try stage.record { stage.tap(at: CGPoint(x: columns[1].frame.minX, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [500, 0])
    try stage.record { stage.tap(at: CGPoint(x: columns[1].frame.minX - 1, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [0, 0])
  }

  @Test func onAPhoneNoneOfSeveralGoes() throws {
    let stage = Stage(device: .iPhone15)
    let columns = columns(on: stage)
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [500, 500])
    columns[1].isHidden = true
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [0, 500])
  }

  typealias Change = @MainActor @Sendable (UIScrollView) -> Void

  private nonisolated static let absences: [(String, Change)] = [
    ("hidden", { $0.isHidden = true }), ("transparent", { $0.alpha = 0 }),
    ("unwilling", { $0.scrollsToTop = false }),
    ("off the screen", { $0.frame.origin.x = 5000 }),
    (
      "in a hidden view",
      { column in
        let parent = column.superview
        parent?.addSubview(HiddenView(around: column))
      }
    ),
  ]

  /// One that does not count leaves the other alone on the screen.
  @Test(arguments: absences.map(\.0))
  func onAPhoneOneThatIsNotSeenDoesNotCount(absence: String) throws {
    let change = try #require(Self.absences.first { $0.0 == absence }).1
    let stage = Stage(device: .iPhone15)
    let columns = columns(on: stage)
    change(columns[1])
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [0, 500])
  }

  @Test func whatIsHardlySeenCounts() throws {
    let stage = Stage(device: .iPhone15)
    let columns = columns(on: stage)
    columns[1].alpha = 0.01
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 10)) }
    #expect(columns.map(\.contentOffset.y) == [500, 500])
  }

  @Test(arguments: [true, false])
  func theDelegateIsAskedAndHearsOfTheTop(allows: Bool) throws {
    let stage = Stage(device: .iPhone15)
    let columns = columns(on: stage)
    let judge = TopJudge()
    judge.allows = allows
    columns[0].delegate = judge
    columns[1].removeFromSuperview()
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 10)) }
    #expect(columns[0].contentOffset.y == (allows ? 0 : 500))
    #expect(judge.log == (allows ? ["asked", "at 0.0"] : ["asked"]))
    judge.log = []
    columns[0].contentOffset.y = 0
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 10)) }
    #expect(judge.log == ["asked"], "content at its top has nowhere to go")
  }

  @Test func aFingerThatStaysIsNoTapOnTheBar() throws {
    let stage = Stage(device: .iPhone15)
    let columns = columns(on: stage)
    columns[1].removeFromSuperview()
    try stage.record { stage.press(at: CGPoint(x: 20, y: 10), duration: 0.6) }
    #expect(columns[0].contentOffset.y == 500)
  }
}

/// Takes a view into itself, and hides.
@MainActor
private final class HiddenView: UIView {
  init(around view: UIView) {
    super.init(frame: view.frame)
    isHidden = true
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }
}

private final class TopJudge: NSObject, UIScrollViewDelegate {
  var allows = true
  var log: [String] = []

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    log.append("asked")
    return allows
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    log.append("at \(scrollView.contentOffset.y)")
  }
}
