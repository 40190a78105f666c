import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Whom margins and safe areas are told, directions of views, and where edges come to lie.
@MainActor
@Suite struct LayoutNoticeTests {
  private final class Noting: UIView {
    var margins = 0
    var safeAreas = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      margins += 1
    }
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      safeAreas += 1
    }
  }

  private let stage = Stage(device: .iPhone15)

  @Test func readableMarginsChangeWithTheWidth() {
    let view = Noting()
    view.setMarginsFollowReadableWidth(true)
    view.margins = 0
    view.frame = CGRect(x: 0, y: 0, width: 772, height: 10)
    #expect(view.margins == 1 && view.layoutMargins.left == 50)
  }

  @Test(.evidence(.documented)) func marginsAreToldToWhomTheyConcern() {
    let (outer, heir, stranger, grandchild) = (Noting(), Noting(), Noting(), Noting())
    for view in [heir, stranger] { outer.addSubview(view) }
    heir.addSubview(grandchild)
    heir.preservesSuperviewLayoutMargins = true
    let all = [outer, heir, stranger, grandchild]
    for view in all { view.margins = 0 }
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(all.map(\.margins) == [1, 1, 0, 0])
    grandchild.preservesSuperviewLayoutMargins = true
    for view in all { view.margins = 0 }
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5,
      leading: 6,
      bottom: 7,
      trailing: 8
    )
    #expect(all.map(\.margins) == [1, 1, 0, 1])
  }

  @Test(.evidence(.documented)) func safeAreasAreToldWhereTheyReach() {
    let root = UIViewController()
    let (upper, middle, plain) = (Noting(), Noting(), Noting())
    for (view, y) in [(upper, 0), (middle, 300), (plain, 0)] as [(Noting, CGFloat)] {
      view.frame = CGRect(x: 0, y: y, width: 393, height: 100)
      root.view.addSubview(view)
    }
    plain.insetsLayoutMarginsFromSafeArea = false
    stage.show(root)
    stage.advance(by: 0)
    #expect(upper.safeAreaInsets.top == 59 && middle.safeAreaInsets == .zero)
    #expect(upper.safeAreas > 0 && middle.safeAreas == 0)
    for view in [upper, middle, plain] { (view.safeAreas, view.margins) = (0, 0) }
    root.additionalSafeAreaInsets.top = 10
    stage.advance(by: 0)
    #expect(upper.safeAreaInsets.top == 69 && plain.safeAreaInsets.top == 69)
    #expect(upper.safeAreas == 1 && middle.safeAreas == 0 && plain.safeAreas == 1)
    #expect(upper.margins == 1 && middle.margins == 0 && plain.margins == 0)
    #expect(upper.layoutMargins.top == 77 && plain.layoutMargins.top == 8)
  }

  /// Playback and places on a map run from left to right everywhere.
  @Test(
    .evidence(.documented),
    arguments: [
      (.unspecified, [.leftToRight, .rightToLeft]), (.playback, [.leftToRight, .leftToRight]),
      (.spatial, [.leftToRight, .leftToRight]), (.forceLeftToRight, [.leftToRight, .leftToRight]),
      (.forceRightToLeft, [.rightToLeft, .rightToLeft]),
    ] as [(UISemanticContentAttribute, [UIUserInterfaceLayoutDirection])]
  )
  func viewsHaveADirection(
    attribute: UISemanticContentAttribute,
    directions: [UIUserInterfaceLayoutDirection]
  ) {
    let view = UIView()
    view.semanticContentAttribute = attribute
    stage.window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == directions[0])
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.advance(by: 0)
    #expect(view.effectiveUserInterfaceLayoutDirection == directions[1])
    let own: UIUserInterfaceLayoutDirection =
      attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    #expect(UIView.userInterfaceLayoutDirection(for: attribute) == own)
  }

  /// Both edges are rounded to pixels, so that neighbours meet.
  @Test(
    .evidence(.inferred),
    arguments: [
      (1, [10, 5, 34, 8]), (2, [10.5, 5, 33, 8]), (4, [10.25, 5.25, 33.25, 7.5]),
    ] as [(CGFloat, [CGFloat])]
  )
  func edgesLieOnPixels(scale: CGFloat, wanted: [CGFloat]) {
    let stage = Stage(device: Stage.Device(width: 400, height: 800, scale: scale))
    let (view, next) = (UIView(), UIView())
    for each in [view, next] {
      each.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(each)
    }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 10.3),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 5.2),
      view.widthAnchor.constraint(equalToConstant: 33.3),
      view.heightAnchor.constraint(equalToConstant: 7.6),
      next.leftAnchor.constraint(equalTo: view.rightAnchor),
      next.topAnchor.constraint(equalTo: view.bottomAnchor),
      next.widthAnchor.constraint(equalToConstant: 20),
      next.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.advance(by: 0)
    let frame = view.frame
    #expect([frame.minX, frame.minY, frame.width, frame.height] == wanted)
    #expect(next.frame.minX == frame.maxX && next.frame.minY == frame.maxY)
  }

  @Test(.evidence(.documented)) func constraintsKnowTheirAnchorsAndGuidesTheirConstraints() {
    let (view, guide) = (UIView(), UILayoutGuide())
    stage.window.addSubview(view)
    stage.window.addLayoutGuide(guide)
    let across = guide.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4)
    let down = guide.topAnchor.constraint(equalTo: view.bottomAnchor)
    let size = guide.widthAnchor.constraint(equalToConstant: 9)
    #expect(across.firstAnchor.attribute == .leading && across.firstAnchor.item === guide)
    #expect(across.secondAnchor?.attribute == .trailing && across.secondAnchor?.item === view)
    #expect(size.secondAnchor == nil)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
    NSLayoutConstraint.activate([across, down, size])
    stage.advance(by: 0)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [across, size])
    #expect(guide.constraintsAffectingLayout(for: .vertical) == [down])
    #expect(guide.hasAmbiguousLayout, "nothing says how high it is")
    guide.heightAnchor.constraint(equalToConstant: 3).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    stage.window.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && !across.isActive && stage.window.layoutGuides.isEmpty)
    #expect(UIFocusGuide().isEnabled && UIFocusGuide().preferredFocusEnvironments.isEmpty)
  }

  /// Between edges of one kind, in the view that holds both.
  @Test(.evidence(.documented)) func distancesAreDimensionsInEveryDirection() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    stage.window.addSubview(parent)
    let (one, two) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 10)),
      UIView(frame: CGRect(x: 120, y: 50, width: 40, height: 10))
    )
    for view in [one, two] { parent.addSubview(view) }
    func length(_ distance: NSLayoutDimension, isHeight: Bool = false) -> CGFloat {
      let probe = UIView()
      probe.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(probe)
      let size = isHeight ? probe.heightAnchor : probe.widthAnchor
      size.constraint(equalTo: distance, multiplier: 1).isActive = true
      stage.advance(by: 0)
      return isHeight ? probe.frame.height : probe.frame.width
    }
    #expect(length(one.rightAnchor.anchorWithOffset(to: two.leftAnchor)) == 80)
    #expect(length(one.leftAnchor.anchorWithOffset(to: two.rightAnchor)) == 150)
    let down = one.bottomAnchor.anchorWithOffset(to: two.topAnchor)
    #expect(length(down, isHeight: true) == 20)
    parent.semanticContentAttribute = .forceRightToLeft
    #expect(length(two.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)) == 120)
    #expect(stage.faults.isEmpty)
  }
}
