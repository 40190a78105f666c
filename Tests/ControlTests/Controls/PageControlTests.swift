import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Dots: where they stand, how they look, and what is behind them.
@MainActor
@Suite struct PageControlTests {
  private let bench = Bench()

  private func control(_ pages: Int, width: CGFloat = 100, isRightToLeft: Bool = false)
    -> UIPageControl
  {
    let control = UIPageControl()
    control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    control.numberOfPages = pages
    bench.add(control, CGRect(x: 0, y: 0, width: width, height: 37))
    control.layoutIfNeeded()
    return control
  }

  private func dots(_ control: UIPageControl) -> [UIImageView] {
    control.subviews.compactMap { $0 as? UIImageView }
  }

  @Test(arguments: [(false, [34, 50, 66]), (true, [66, 50, 34])] as [(Bool, [CGFloat])])
  func dotsStandNineApartInTheDirectionOfLines(isRightToLeft: Bool, places: [CGFloat]) {
    let dots = dots(control(3, isRightToLeft: isRightToLeft))
    #expect(dots.map(\.center.x) == places)
    for dot in dots {
      #expect(dot.center.y == 18.5 && dot.bounds.size == CGSize(width: 7, height: 7))
      #expect(dot.layer.cornerRadius == 3.5)
    }
  }

  @Test(arguments: [(false, 1), (true, 0)])
  func aTapTurnsThePageToItsSide(isRightToLeft: Bool, page: Int) {
    let control = control(3, isRightToLeft: isRightToLeft)
    bench.stage.tap(at: CGPoint(x: 90, y: 18))
    #expect(control.currentPage == page)
    bench.stage.tap(at: CGPoint(x: 10, y: 18))
    #expect(control.currentPage == 1 - page)
  }

  /// A page for every 16 points, with an event for each; without it a drag is a tap.
  @Test(
    .evidence(.documented, .inferred),
    arguments: [
      (false, true, [1, 2, 3], UIPageControl.InteractionState.continuous),
      (true, true, [], .continuous), (false, false, [1], .discrete),
    ] as [(Bool, Bool, [Int], UIPageControl.InteractionState)]
  )
  func aFingerThatMovesAlongTheDotsTurnsPages(
    isRightToLeft: Bool,
    allows: Bool,
    pages: [Int],
    state: UIPageControl.InteractionState
  ) {
    let control = control(6, isRightToLeft: isRightToLeft)
    control.allowsContinuousInteraction = allows
    var heard: [Int] = []
    var states: Set<UIPageControl.InteractionState> = []
    control.addAction(UIAction { _ in heard.append(control.currentPage) }, for: .valueChanged)
    control.addAction(
      UIAction { _ in states.insert(control.interactionState) },
      for: .touchDragInside
    )
    bench.stage.drag(from: CGPoint(x: 30, y: 18), to: CGPoint(x: 85, y: 18), duration: 0.4)
    #expect(heard == pages && control.currentPage == pages.last ?? 0)
    #expect(states.contains(state) && control.interactionState == .none)
  }

  @Test func theCapsuleShowsWhileTheStyleIsProminent() {
    let control = control(3)
    #expect(control.subviews.count == 3)
    control.backgroundStyle = .prominent
    control.layoutIfNeeded()
    control.currentPage = 1
    let plate = control.subviews[0]
    #expect(!(plate is UIImageView) && !plate.isHidden)
    #expect(plate.frame == CGRect(x: 12.5, y: 5.5, width: 75, height: 26))
    #expect(plate.layer.cornerRadius == 13)
    for style in [UIPageControl.BackgroundStyle.automatic, .minimal] {
      control.backgroundStyle = style
      #expect(plate.isHidden)
      control.backgroundStyle = .prominent
      #expect(!plate.isHidden && control.subviews.count == 4)
    }
  }

  @Test func theDotOfTheCurrentPageIsWhiteAndTheOthersAreFainter() {
    let control = control(3)
    control.currentPage = 1
    let faint = UIColor.white.withAlphaComponent(0.35)
    let usual: [UIColor?] = [faint, .white, faint]
    #expect(dots(control).map(\.backgroundColor) == usual)
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .green
    let own: [UIColor?] = [.red, .green, .red]
    #expect(dots(control).map(\.backgroundColor) == own)
  }

  @Test func imagesTakeThePlacesOfDots() {
    let control = control(3)
    let images = (1...4).map { side in
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    func sides() -> [CGFloat?] { dots(control).map { $0.image?.size.width } }
    control.setIndicatorImage(images[0], forPage: 2)
    #expect(sides() == [nil, nil, 1])
    #expect(dots(control)[2].layer.cornerRadius == 0 && dots(control)[2].backgroundColor == nil)
    control.preferredIndicatorImage = images[1]
    #expect(sides() == [2, 2, 1])
    control.preferredCurrentPageIndicatorImage = images[2]
    #expect(sides() == [3, 2, 1])
    control.setCurrentPageIndicatorImage(images[3], forPage: 0)
    #expect(sides() == [4, 2, 1])
    control.currentPage = 2
    #expect(sides() == [2, 2, 3])
    #expect(control.indicatorImage(forPage: 2) === images[0])
    #expect(control.currentPageIndicatorImage(forPage: 0) === images[3])
    control.numberOfPages = 2
    #expect(control.indicatorImage(forPage: 2) == nil && control.currentPage == 1)
  }

  @Test func aSinglePageMayHideItsDot() {
    let control = control(1)
    #expect(!dots(control)[0].isHidden)
    control.hidesForSinglePage = true
    #expect(dots(control)[0].isHidden)
    control.numberOfPages = 2
    #expect(dots(control).map(\.isHidden) == [false, false])
  }

  @Test func thePageStaysBetweenTheFirstAndTheLast() {
    let control = control(3)
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = 0
    control.currentPage = 1
    #expect(control.currentPage == 0 && dots(control).isEmpty)
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 71, height: 37))
    #expect(control.size(forNumberOfPages: 0) == CGSize(width: 0, height: 37))
  }

  /// Five of twelve fit into 71 points; those at an end behind which there are more are small.
  @Test(arguments: [
    (0, 0, [4]), (2, 0, [4]), (3, 1, [1, 5]), (6, 4, [4, 8]), (9, 7, [7]), (11, 7, [7]),
  ])
  func dotsMoveAlongWithThePage(page: Int, first: Int, small: [Int]) {
    let control = control(12, width: 71)
    control.currentPage = page
    let dots = dots(control)
    #expect(dots.indices.filter { !dots[$0].isHidden } == Array(first..<first + 5))
    let shown = dots.indices.filter { !dots[$0].isHidden && dots[$0].transform.a == 0.5 }
    #expect(shown == small)
    #expect(isNear(dots[first].center.x, 3.5))
  }
}
