import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

extension HandLayoutTests {
  // MARK: Baselines

  @Test func baselinesOfTextsOfTwoSizesMeet() {
    let (small, large) = (text("small", 12), text("large", 40))
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    _ = laidOut(small)
    let lines = [small, large].map { $0.frame.minY + ($0.baselineOffsets?.first ?? 0) }
    #expect(isNear(lines[0], lines[1], within: 0.5))
    #expect(small.frame.minY > large.frame.minY)
  }

  @Test func aViewWithoutTextHasItsBaselineAtTheBottom() {
    let a = box()
    pin(a, width: 20, height: 30)
    let b = box()
    b.heightAnchor.constraint(equalToConstant: 10).isActive = true
    b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).isActive = true
    #expect(laidOut(b).maxY == 30)
  }

  @Test func aViewCanNameTheSubviewWhoseLinesCount() {
    let inner = text("text", 20)
    let frame = Titled(inner)
    put(frame)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: frame.topAnchor, constant: 30),
      inner.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      frame.topAnchor.constraint(equalTo: root.topAnchor),
      frame.heightAnchor.constraint(equalToConstant: 100),
    ])
    let mark = box()
    mark.heightAnchor.constraint(equalToConstant: 4).isActive = true
    mark.topAnchor.constraint(equalTo: frame.firstBaselineAnchor).isActive = true
    _ = laidOut(mark)
    #expect(isNear(mark.frame.minY, 30 + (inner.baselineOffsets?.first ?? 0), within: 0.5))
  }

  // MARK: Guides and margins

  @Test func equalGuidesSpreadViewsEvenly() {
    let views = [box(), box()]
    var edge = root.leadingAnchor
    var guides: [UILayoutGuide] = []
    for view in views {
      let gap = UILayoutGuide()
      root.addLayoutGuide(gap)
      guides.append(gap)
      gap.leadingAnchor.constraint(equalTo: edge).isActive = true
      view.leadingAnchor.constraint(equalTo: gap.trailingAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      edge = view.trailingAnchor
    }
    let last = UILayoutGuide()
    root.addLayoutGuide(last)
    last.leadingAnchor.constraint(equalTo: edge).isActive = true
    last.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    for gap in guides { gap.widthAnchor.constraint(equalTo: last.widthAnchor).isActive = true }
    _ = laidOut(views[0])
    #expect(views.map(\.frame.minX) == [80, 200])
    #expect(last.layoutFrame.width == 80)
  }

  @Test func theDistanceOfTwoAnchorsIsADimension() {
    let (a, b) = (box(), box())
    pin(a, width: 50, height: 10)
    b.widthAnchor.constraint(equalToConstant: 20).isActive = true
    b.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let rest = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    gap.constraint(equalTo: rest, multiplier: 1).isActive = true
    #expect(laidOut(b).minX == 175)
  }

  @Test func marginsAreEightAndFollowWhatIsSet() {
    let a = box()
    let guide = root.layoutMarginsGuide
    fill(a, guide)
    #expect(laidOut(a) == CGRect(x: 8, y: 8, width: 304, height: 464))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 20,
      bottom: 3,
      trailing: 40
    )
    #expect(laidOut(a) == CGRect(x: 20, y: 1, width: 260, height: 476))
    root.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(laidOut(a) == CGRect(x: 6, y: 5, width: 306, height: 468))
  }

  @Test func aSuperviewsMarginsReachIntoAViewThatKeepsThem() {
    let (outer, inner) = (box(), UIView())
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      outer.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -40),
      outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    outer.preservesSuperviewLayoutMargins = true
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    fill(inner, outer.layoutMarginsGuide)
    // 20 of the 30 are left at the top and the left, all of them below, and 8 of its own.
    #expect(laidOut(inner) == CGRect(x: 20, y: 20, width: 242, height: 420))
  }

  @Test func marginAttributesAreTheEdgesOfTheMargins() {
    let a = box()
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    for (own, other) in [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin),
      (.right, .rightMargin), (.centerY, .centerYWithinMargins),
    ] {
      NSLayoutConstraint(
        item: a,
        attribute: own,
        relatedBy: .equal,
        toItem: root,
        attribute: other,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    a.heightAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(laidOut(a) == CGRect(x: 20, y: 210, width: 260, height: 40))
  }

  @Test func alignmentRectanglesLeaveDecorationsOut() {
    let a = Decorated()
    put(a)
    pin(a, width: 100, height: 50)
    #expect(laidOut(a) == CGRect(x: -2, y: -4, width: 108, height: 62))
    #expect(a.alignmentRect(forFrame: a.frame) == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  // MARK: Right to left

  @Test func leadingAndTrailingSwapWithTheSuperviewsDirection() {
    root.semanticContentAttribute = .forceRightToLeft
    let a = box()
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50),
      a.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(laidOut(a).minX == 260)
    let b = box()
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 6),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
    ])
    #expect(laidOut(b) == CGRect(x: 20, y: b.frame.minY, width: 234, height: 0))
  }

  @Test func directionalMarginsFollowTheDirection() {
    root.semanticContentAttribute = .forceRightToLeft
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 50,
      bottom: 0,
      trailing: 10
    )
    let a = box()
    fill(a, root.layoutMarginsGuide)
    #expect(laidOut(a) == CGRect(x: 10, y: 0, width: 260, height: 480))
  }
}
