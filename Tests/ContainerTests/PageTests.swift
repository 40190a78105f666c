import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Rule pages.turn-order.
@MainActor
@Suite struct PageTests {
  private let stage = Stage(device: .iPhone15)

  /// A, B and C in this order, like a book.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let leaves: [UIViewController]
    var count = 0
    var spine = UIPageViewController.SpineLocation.none
    var beforeSpine: (UIPageViewController) -> Void = { _ in }
    private(set) var finished: [(previous: [UIViewController], completed: Bool)] = []

    init(_ leaves: [UIViewController]) { self.leaves = leaves }

    private func leaf(_ other: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = leaves.firstIndex(where: { $0 === other }) else { return nil }
      return leaves.indices.contains(index + step) ? leaves[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { leaf(viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { leaf(viewController, 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      self.finished.append((previousViewControllers, completed))
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      beforeSpine(pageViewController)
      return spine
    }
  }

  private final class Pages: UIPageViewController {}

  private let a = A()
  private let b = B()
  private let c = C()

  private func show(
    _ style: UIPageViewController.TransitionStyle,
    _ book: Book,
    options: [UIPageViewController.OptionsKey: Any]? = nil,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> UIPageViewController {
    let pages = Pages(transitionStyle: style, navigationOrientation: orientation, options: options)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.leaves[0]], direction: .forward, animated: false)
    stage.show(pages)
    return pages
  }

  /// Only the appearance callbacks, as the specification writes them: `B.wA`.
  private func appearances(of body: () -> Void) throws -> [String] {
    try stage.callbacks(of: body).filter { $0.contains("ppear") }
      .map {
        $0.replacingOccurrences(of: "(true)", with: "").replacingOccurrences(
          of: "(false)",
          with: ""
        )
        .replacingOccurrences(of: "viewWillAppear", with: "wA")
        .replacingOccurrences(of: "viewDidAppear", with: "dA")
        .replacingOccurrences(of: "viewWillDisappear", with: "wD")
        .replacingOccurrences(of: "viewDidDisappear", with: "dD")
      }
  }

  private func swipe() {
    stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.3)
  }

  private func hesitate() {
    stage.drag(
      along: [CGPoint(x: 350, y: 400), CGPoint(x: 250, y: 400)],
      duration: 0.3,
      pause: 0.3
    )
  }

  /// A length was no number, and the pages stood beside each other.
  @Test(.evidence(.documented), arguments: [20, 20.0, Float(20), CGFloat(20)] as [any Sendable])
  func `the space between pages is a number of any kind`(space: any Sendable) {
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: [.interPageSpacing: space]
    )
    #expect(pages.spacing == 20)
  }

  @Test(.rule("pages.scroll-view", .measured), arguments: [false, true])
  func `without animation the completion comes before the call returns`(isShown: Bool) {
    let book = Book([a, b, c])
    let pages =
      isShown
      ? show(.scroll, book)
      : Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    var heard: [Bool] = []
    pages.setViewControllers([b], direction: .forward, animated: false) { heard.append($0) }
    #expect(heard == [true])
    stage.advance(by: 1)
    #expect(heard == [true])
    #expect(pages.viewControllers == [b])
  }

  @Test(.rule("pages.containment", .measured), arguments: [false, true])
  func `a page moves to its parent before it loads`(animated: Bool) throws {
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    stage.show(pages)
    let log = try stage.callbacks {
      pages.setViewControllers([a], direction: .forward, animated: animated)
    }
    #expect(log.prefix(2) == ["A.willMove(toParent: Pages)", "A.didMove(toParent: Pages)"])
    #expect(log.contains("A.viewDidLoad()"))
    #expect(log.filter { $0.contains("ove(") }.count == 2)
  }

  @Test(.rule("pages.containment", .measured), arguments: [false, true])
  func `a replaced page is told twice that it leaves`(animated: Bool) throws {
    let pages = show(.scroll, Book([a, b, c]))
    let log = try stage.callbacks {
      pages.setViewControllers([b], direction: .forward, animated: animated)
    }
    let told = log.filter { $0.hasPrefix("A.") && ($0.contains("ove(") || $0.contains("Dis")) }
    #expect(
      told == [
        "A.willMove(toParent: nil)", "A.viewWillDisappear(\(animated))",
        "A.viewDidDisappear(\(animated))", "A.willMove(toParent: nil)", "A.didMove(toParent: nil)",
      ]
    )
  }

  @Test(.rule("pages.containment", .measured))
  func `the first page arrives at once, and later ones are known at once`() throws {
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    stage.show(pages)
    var ends: [Bool] = []
    pages.setViewControllers([a], direction: .forward, animated: true) { ends.append($0) }
    #expect(ends == [true])
    stage.advance(by: 0.1)
    pages.setViewControllers([b], direction: .forward, animated: true) { ends.append($0) }
    #expect(pages.viewControllers == [b])
    #expect(ends == [true])
    try stage.settle()
    #expect(ends == [true, true])
  }

  @Test(.rule("pages.containment", .measured))
  func `a change that another one overtakes has not completed`() throws {
    let pages = show(.scroll, Book([a, b, c]))
    var ends: [String] = []
    try stage.record {
      pages.setViewControllers([b], direction: .forward, animated: true) { ends.append("b \($0)") }
      stage.at(0.1) {
        pages.setViewControllers([c], direction: .forward, animated: false) {
          ends.append("c \($0)")
        }
        #expect(ends == ["b false", "c true"])
      }
    }
    #expect(ends == ["b false", "c true"])
    #expect(pages.children == [c])
  }

  /// What a delegate of the scroll view among a page controller's views hears.
  private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var heard: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.x)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("let go")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("end") }
  }

  private func listen(to pages: UIPageViewController) throws -> (UIScrollView, Listener) {
    let listener = Listener()
    let scroll = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    scroll.delegate = listener
    return (scroll, listener)
  }

  @Test(.rule("pages.scroll-view", .measured), arguments: [true, false])
  func `a scroll view tells its delegate how far the pages have come`(forward: Bool) throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    let (scroll, listener) = try listen(to: pages)
    let width = scroll.bounds.width
    #expect(scroll.contentOffset == CGPoint(x: width, y: 0))
    #expect(scroll.contentSize.width == 3 * width)
    try stage.record {
      pages.setViewControllers([b], direction: forward ? .forward : .reverse, animated: true)
    }
    let turn = listener.offsets.dropLast()
    #expect(turn.count > 10)
    #expect(Array(turn) == (forward ? turn.sorted() : turn.sorted(by: >)))
    #expect(turn.last == (forward ? 2 * width : 0))
    #expect(listener.offsets.last == width, "the new page is the one in the middle")
    #expect(listener.heard == ["end"])
  }

  /// On iOS, pages 375 points wide came from 375 to 469 after 6 frames and to 656.5 after 12.
  @Test(.rule("pages.scroll-view", .measured))
  func `pages are turned along half a cosine`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    let (scroll, _) = try listen(to: pages)
    let width = scroll.bounds.width
    var shares: [CGFloat] = []
    try stage.record {
      for time in [0.1, 0.2] {
        stage.schedule(at: time) { shares.append(scroll.contentOffset.x / width - 1) }
      }
      pages.setViewControllers([b], direction: .forward, animated: true)
    }
    #expect(shares.count == 2)
    for (share, seen) in zip(shares, [469, 656.5] as [CGFloat]) {
      #expect(abs(share - (seen / 375 - 1)) < 0.0015)
    }
  }

  @Test(.rule("pages.scroll-view", .measured))
  func `the scroll view follows the finger`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    let (scroll, listener) = try listen(to: pages)
    try stage.record { swipe() }
    #expect(pages.viewControllers == [b])
    #expect(listener.heard == ["drag", "let go", "rest"])
    #expect(listener.offsets.contains { $0 > scroll.bounds.width * 1.1 })
    scroll.isScrollEnabled = false
    try stage.record { swipe() }
    #expect(pages.viewControllers == [b])
  }

  /// The finger met nothing.
  @Test(.evidence(.reported), arguments: [false, true])
  func `beyond the only page the finger pulls it a part of the way`(forward: Bool) throws {
    let book = Book([a])
    let pages = show(.scroll, book)
    let (scroll, listener) = try listen(to: pages)
    let width = scroll.bounds.width
    let (near, far) = (CGPoint(x: 100, y: 400), CGPoint(x: 300, y: 400))
    func drag() throws {
      try stage.record {
        stage.drag(from: forward ? far : near, to: forward ? near : far, duration: 0.3)
      }
    }
    try drag()
    let offsets = listener.offsets.map { forward ? $0 - width : width - $0 }
    let most = try #require(offsets.max())
    #expect(most > 50 && most < 150 && offsets.min() == 0)
    #expect(scroll.contentOffset.x == width && a.view.frame.minX == 0)
    #expect(listener.heard == ["drag", "let go", "rest"] && pages.viewControllers == [a])
    (scroll.bounces, listener.offsets) = (false, [])
    try drag()
    #expect(listener.offsets.isEmpty && listener.heard.count == 3 && book.finished.isEmpty)
  }

  @Test func `a page that the finger brings back does not return by itself`() throws {
    let book = Book([a])
    let pages = show(.scroll, book)
    let (_, listener) = try listen(to: pages)
    try stage.record {
      stage.drag(
        along: [300, 200, 340].map { CGPoint(x: $0, y: 400) },
        duration: 0.3
      )
    }
    #expect((listener.offsets.max() ?? 0) > 400 && listener.heard == ["drag", "let go"])
    #expect(book.finished.isEmpty)
  }

  /// The end of the first way back came in the middle of the second drag, or after it.
  @Test func `a new drag ends the way back of the page`() throws {
    let book = Book([a])
    let pages = show(.scroll, book)
    let (_, listener) = try listen(to: pages)
    try stage.record {
      for start in [0, 0.3] {
        stage.schedule(at: start) {
          stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.2)
        }
      }
    }
    let once = ["drag", "let go", "rest"]
    #expect(listener.heard == once + once && book.finished.isEmpty)
  }

  @Test(.rule("pages.scroll-view", .measured))
  func `an offset set by hand moves the page, and the delegate hears of it`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    let (scroll, listener) = try listen(to: pages)
    let width = scroll.bounds.width
    scroll.contentOffset.x = 1.25 * width
    #expect(scroll.contentOffset.x == 1.25 * width)
    #expect(a.view.frame.minX == -0.25 * width)
    #expect(listener.offsets == [1.25 * width])
    scroll.contentOffset.x = 1.25 * width
    #expect(listener.offsets.count == 1, "nothing has moved")
    scroll.setContentOffset(CGPoint(x: 0.5 * width, y: 0), animated: false)
    #expect(a.view.frame.minX == 0.5 * width)
    try stage.record {
      scroll.setContentOffset(CGPoint(x: width, y: 0), animated: true)
    }
    #expect(a.view.frame.minX == 0)
    #expect(listener.heard == ["end"])
  }

  @Test(.rule("pages.scroll-view", .measured))
  func `a turn begins with the pages at rest, wherever they were put`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    let (scroll, _) = try listen(to: pages)
    scroll.contentOffset.x += 100
    try stage.record { pages.setViewControllers([b], direction: .forward, animated: true) }
    #expect(b.view.frame.minX == 0)
    #expect(scroll.contentOffset.x == scroll.bounds.width)
  }

  private static let scrolled = ["B.wA", "A.wD", "B.dA", "A.dD"]
  private static let curled = ["B.wA", "A.wD", "A.dD", "B.dA"]

  @Test(.rule("pages.turn-order", .reported))
  func `scrolled by a finger, the new page hears first at both ends`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    #expect(try appearances { swipe() } == Self.scrolled)
    #expect(pages.viewControllers == [b])
    #expect(b.view.frame == pages.view.bounds)
    #expect(a.view.superview == nil)
  }

  @Test(.rule("pages.turn-order", .reported))
  func `curled by a finger, the old page ends first`() throws {
    let book = Book([a, b, c])
    let pages = show(.pageCurl, book)
    #expect(try appearances { swipe() } == Self.curled)
    #expect(pages.viewControllers == [b])
  }

  @Test(.rule("pages.turn-order", .reported))
  func `a scroll that the finger takes back`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    #expect(
      try appearances { hesitate() } == ["B.wA", "A.wD", "A.wA", "A.dA", "B.wD", "B.dD"]
    )
    #expect(pages.viewControllers == [a])
    #expect(a.view.frame == pages.view.bounds)
    #expect(b.parent == nil)
    #expect(b.view.superview == nil)
  }

  @Test(.rule("pages.turn-order", .reported))
  func `a curl that the finger takes back`() throws {
    let book = Book([a, b, c])
    let pages = show(.pageCurl, book)
    #expect(
      try appearances { hesitate() } == ["B.wA", "A.wD", "B.wD", "A.wA", "B.dD", "A.dA"]
    )
    #expect(pages.viewControllers == [a])
    #expect(a.view.superview != nil)
  }

  @Test(
    .rule("pages.turn-order", .reported),
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl]
  )
  func `pages set by program keep the order of their style`(
    style: UIPageViewController.TransitionStyle
  ) throws {
    let pages = show(style, Book([a, b, c]))
    var ends: [Bool] = []
    let log = try appearances {
      pages.setViewControllers([b], direction: .forward, animated: true) { ends.append($0) }
    }
    #expect(log == (style == .scroll ? Self.scrolled : Self.curled))
    #expect(ends == [true])
  }

  @Test(.rule("pages.turn-order", .documented))
  func `the data source first, then the delegate, then the pages`() throws {
    let book = Book([a, b, c])
    _ = show(.scroll, book)
    #expect(
      try stage.callbacks { swipe() } == [
        "Book.pageViewController(_:viewControllerAfter: A)",
        "Book.pageViewController(_:willTransitionTo: [B])", "B.willMove(toParent: Pages)",
        "B.didMove(toParent: Pages)", "B.viewDidLoad()", "B.viewWillAppear(true)",
        "A.viewWillDisappear(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "A.willMove(toParent: nil)", "A.didMove(toParent: nil)",
        "Book.pageViewController(_:didFinishAnimating:transitionCompleted: true)",
      ]
    )
    #expect(book.finished.map(\.completed) == [true])
    #expect(book.finished.map(\.previous) == [[a]])
  }

  @Test(.rule("pages.turn-order", .documented))
  func `a delegate hears of a cancelled turn, and of none that code makes`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    try stage.record { hesitate() }
    #expect(book.finished.map(\.completed) == [false])
    #expect(book.finished.map(\.previous) == [[a]])
    try stage.record { pages.setViewControllers([b], direction: .forward, animated: true) }
    #expect(book.finished.count == 1)
  }

  @Test(.rule("pages.turn-order", .documented))
  func `nothing comes before the first page`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    let log = try stage.callbacks {
      stage.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    }
    #expect(log == ["Book.pageViewController(_:viewControllerBefore: A)"])
    #expect(pages.viewControllers == [a])
  }

  @Test(.rule("pages.turn-order", .documented))
  func `back again in the other direction`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    try stage.record { swipe() }
    try stage.record(for: 0.5) {
      stage.drag(
        along: [CGPoint(x: 40, y: 400), CGPoint(x: 139, y: 400)],
        duration: 0.2,
        pause: 1
      )
    }
    // The old page comes from the left, and follows the finger beyond the pan's slop.
    let x = a.view.layer.presentation()?.frame.minX ?? 0
    #expect(x > -393 && x < -280)
    try stage.settle()
    try stage.record {
      stage.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
    }
    #expect(pages.viewControllers == [a])
  }

  @Test(.evidence(.measured), arguments: [(0.1, CGFloat(0.25)), (0.2, 0.75)])
  func `a page that code sets scrolls like a cosine`(time: TimeInterval, share: CGFloat) throws {
    let pages = show(.scroll, Book([a, b, c]))
    var x: CGFloat = -1
    try stage.record {
      pages.setViewControllers([b], direction: .forward, animated: true)
      stage.at(time) { x = b.view.layer.presentation()?.frame.minX ?? -1 }
    }
    #expect(abs(x - 393 * (1 - share)) < 0.25)
  }

  @Test(.evidence(.documented), arguments: [false, true])
  func `the next page comes from the side where lines end`(isRightToLeft: Bool) throws {
    let pages = show(.scroll, Book([a, b, c]))
    if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
    try stage.record(for: 0.15) {
      pages.setViewControllers([b], direction: .forward, animated: true)
    }
    let (old, new) = (a.view.layer.presentation(), b.view.layer.presentation())
    let x = (old: try #require(old).frame.minX, new: try #require(new).frame.minX)
    #expect(abs(x.new) > 20 && abs(x.new) < 373)
    #expect(isRightToLeft ? x.new < x.old : x.new > x.old)
    #expect(abs(abs(x.new - x.old) - 393) < 1e-6)
  }

  @Test(.rule("pages.turn-order", .documented))
  func `pages that follow each other downwards`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book, .vertical)
    try stage.record { swipe() }
    #expect(pages.viewControllers == [a])
    try stage.record {
      stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), duration: 0.3)
    }
    #expect(pages.viewControllers == [b])
  }

  @Test(.rule("pages.turn-order", .documented))
  func `a tap near an edge turns a page that curls`() throws {
    let book = Book([a, b, c])
    let pages = show(.pageCurl, book)
    try stage.record { stage.tap(at: CGPoint(x: 200, y: 400)) }
    #expect(pages.viewControllers == [a])
    try stage.record { stage.tap(at: CGPoint(x: 380, y: 400)) }
    #expect(pages.viewControllers == [b])
    try stage.record { stage.tap(at: CGPoint(x: 10, y: 400)) }
    #expect(pages.viewControllers == [a])
    #expect(pages.gestureRecognizers.count == 2)
  }

  @Test(.rule("pages.turn-order", .documented))
  func `the spine in the middle takes two pages side by side`() throws {
    let options: [UIPageViewController.OptionsKey: Any] = [
      .spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)
    ]
    let pages = Pages(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: options
    )
    #expect(pages.spineLocation == .mid)
    stage.show(pages)
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { pages.setViewControllers([a], direction: .forward, animated: false) }
    }
    try stage.record { pages.setViewControllers([a, b], direction: .forward, animated: false) }
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 196.5, height: 852))
    #expect(b.view.frame == CGRect(x: 196.5, y: 0, width: 196.5, height: 852))
    let room = CGSize(width: 300, height: 200)
    let sizes = [a, b, UIViewController()]
      .map { pages.size(forChildContentContainer: $0, withParentContainerSize: room) }
    #expect(sizes == [CGSize(width: 150, height: 200), CGSize(width: 150, height: 200), room])
  }

  @Test(.evidence(.inferred))
  func `a turn of two pages leads from the first of them to the first of the next`() throws {
    let pages = Pages(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid]
    )
    pages.setViewControllers([a, b], direction: .forward, animated: false)
    stage.show(pages)
    let last = UIViewController()
    try stage.record(for: 0.1) {
      pages.setViewControllers([c, last], direction: .forward, animated: true)
    }
    let coordinator = try #require(c.transitionCoordinator)
    #expect(coordinator.viewController(forKey: .from) === a)
    #expect(coordinator.viewController(forKey: .to) === c)
  }

  @Test(.rule("pages.turn-order", .documented))
  func `the delegate chooses the spine when the interface turns`() throws {
    let book = Book([a, b, c])
    let pages = show(.pageCurl, book)
    #expect(pages.spineLocation == .min)
    book.spine = .mid
    let both = [a, b]
    book.beforeSpine = { $0.setViewControllers(both, direction: .forward, animated: true) }
    try stage.record { stage.rotate(to: .landscapeRight) }
    #expect(pages.spineLocation == .mid)
    #expect(pages.isDoubleSided)
    #expect(pages.viewControllers == [a, b])
    #expect(b.view.frame == CGRect(x: 426, y: 0, width: 426, height: 393))
    book.spine = .min
    let one = [a]
    book.beforeSpine = { $0.setViewControllers(one, direction: .forward, animated: true) }
    try stage.record { stage.rotate(to: .portrait) }
    #expect(pages.viewControllers == [a])
    #expect(a.view.frame == pages.view.bounds)
    #expect(b.view.superview == nil)
  }

  @Test(.rule("pages.turn-order", .documented))
  func `dots for scrolled pages that are counted`() throws {
    let book = Book([a, b, c])
    book.count = 3
    let pages = show(.scroll, book)
    #expect(pages.dots?.numberOfPages == 3)
    #expect(a.view.frame.height == 781)
    try stage.record { swipe() }
    #expect(pages.dots?.currentPage == 1)
  }

  @Test(.rule("pages.turn-order", .documented))
  func `a page keeps its place when the interface turns`() throws {
    let book = Book([a, b, c])
    let pages = show(.scroll, book)
    let log = try stage.callbacks { stage.rotate(to: .landscapeLeft) }
    #expect(log.filter { $0.hasPrefix("A.viewWillTransition") }.count == 1)
    #expect(a.view.frame == pages.view.bounds)
  }

  @Test(.rule("pages.turn-order", .documented))
  func `with the spine in the middle pages have two sides`() {
    let pages = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid]
    )
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { pages.isDoubleSided = false }
    }
    #expect(pages.isDoubleSided)
  }
}
