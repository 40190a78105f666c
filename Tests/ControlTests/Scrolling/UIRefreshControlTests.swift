import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct UIRefreshControlTests {
  private let bench = Bench()
  private let scrollView = UIScrollView()
  private let control = UIRefreshControl()

  init() {
    bench.add(scrollView, CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.refreshControl = control
  }

  private func pull(_ distance: CGFloat) {
    bench.stage.drag(
      from: CGPoint(x: 160, y: 50),
      to: CGPoint(x: 160, y: 50 + distance),
      duration: 0.5
    )
  }

  @Test func subclassesOverrideThePlainInitializer() {
    final class Own: UIRefreshControl {
      let note: String

      override init() {
        note = "own"
        super.init()
      }

      required init?(coder: NSCoder) { nil }
    }
    let own = Own()
    #expect(own.note == "own" && own.frame.height == 60)
    #expect(!own.subviews.isEmpty && own.alpha == 0)
  }

  @Test func aLongPullAsksOnce() throws {
    var asked = 0
    control.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
    pull(400)
    try bench.stage.settle()
    #expect(asked == 1)
    #expect(control.isRefreshing)
    // The content waits below the wheel.
    #expect(scrollView.contentOffset.y == -60)
    control.endRefreshing()
    try bench.stage.settle()
    #expect(!control.isRefreshing && scrollView.contentOffset.y == 0 && control.alpha == 0)
  }

  @Test func aShortPullAsksNothing() throws {
    pull(60)
    try bench.stage.settle()
    #expect(!control.isRefreshing)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aRefreshThatIsOverAtOnceLeavesNoRoomBehind() throws {
    control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
    pull(400)
    try bench.stage.settle()
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  @Test func theContentDoesNotJumpWhenTheRefreshBegins() throws {
    var places: [CGFloat] = []
    let watch = OffsetWatch { places.append($0) }
    scrollView.delegate = watch
    pull(400)
    let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
    #expect(places.count > 10)
    #expect(steps.max() ?? 0 < 20)
  }

  @Test func codeThatBeginsTellsNobodyAndMovesNothing() {
    var asked = 0
    control.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
    control.beginRefreshing()
    bench.stage.advance(by: 0)
    #expect(control.isRefreshing && asked == 0)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
  }
}

@MainActor
private final class OffsetWatch: NSObject, UIScrollViewDelegate {
  let tell: (CGFloat) -> Void

  init(_ tell: @escaping (CGFloat) -> Void) {
    self.tell = tell
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell(scrollView.contentOffset.y) }
}
