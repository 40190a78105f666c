import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Attributes, options and anchors of constraints, cell by cell.
@MainActor
@Suite struct LayoutTableTests {
  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Options = NSLayoutConstraint.FormatOptions

  @Test(.evidence(.documented)) func attributesAreNumberedAsInTheirHeader() {
    let attributes: [Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
  }

  /// An option that aligns has the bit of its attribute.
  @Test(.evidence(.documented)) func optionsAreBits() {
    let aligning: [(Options, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in aligning {
      #expect(option.rawValue == 1 << UInt(attribute.rawValue))
      #expect(Options.alignmentMask.contains(option))
    }
    #expect(Options.alignmentMask.rawValue == 0xFFFF)
    let directions: [Options] = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .directionMask,
    ]
    #expect(directions.map(\.rawValue) == [0, 0x1_0000, 0x2_0000, 0x3_0000])
    let spacings: [Options] = [.spacingEdgeToEdge, .spacingBaselineToBaseline, .spacingMask]
    #expect(spacings.map(\.rawValue) == [0, 0x8_0000, 0x8_0000])
  }

  @Test(.evidence(.documented)) func prioritiesAreThoseOfTheirHeader() {
    let priorities: [UILayoutPriority] = [
      .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut,
      .dragThatCanResizeScene, .defaultHigh, .required,
    ]
    #expect(priorities.map(\.rawValue) == [50, 250, 490, 500, 510, 750, 1000])
    #expect(priorities == priorities.shuffled().sorted())
    #expect((UILayoutPriority.defaultHigh + 1).rawValue == 751)
    #expect((UILayoutPriority.required - 1).rawValue == 999)
  }

  struct Edge: Sendable, CustomTestStringConvertible {
    let own: NSLayoutConstraint.Attribute
    let other: NSLayoutConstraint.Attribute
    /// The child's x or y where text runs from left to right, and from right to left.
    let places: [CGFloat]

    var testDescription: String { "\(own) to \(other)" }
  }

  nonisolated static let columns = [
    Edge(own: .left, other: .left, places: [4, 4]),
    Edge(own: .right, other: .right, places: [154, 154]),
    Edge(own: .leading, other: .leading, places: [4, 146]),
    Edge(own: .trailing, other: .trailing, places: [154, -4]),
    Edge(own: .leading, other: .trailing, places: [204, -54]),
    Edge(own: .trailing, other: .leading, places: [-46, 196]),
    Edge(own: .centerX, other: .centerX, places: [79, 71]),
    Edge(own: .left, other: .leftMargin, places: [14, 14]),
    Edge(own: .right, other: .rightMargin, places: [134, 134]),
    Edge(own: .leading, other: .leadingMargin, places: [14, 126]),
    Edge(own: .trailing, other: .trailingMargin, places: [134, 6]),
    Edge(own: .centerX, other: .centerXWithinMargins, places: [74, 66]),
  ]

  nonisolated static let rows = [
    Edge(own: .top, other: .top, places: [4, 4]),
    Edge(own: .bottom, other: .bottom, places: [74, 74]),
    Edge(own: .top, other: .bottom, places: [104, 104]),
    Edge(own: .bottom, other: .top, places: [-26, -26]),
    Edge(own: .centerY, other: .centerY, places: [39, 39]),
    Edge(own: .top, other: .topMargin, places: [9, 9]),
    Edge(own: .bottom, other: .bottomMargin, places: [59, 59]),
    Edge(own: .centerY, other: .centerYWithinMargins, places: [34, 34]),
    Edge(own: .lastBaseline, other: .lastBaseline, places: [74, 74]),
    Edge(own: .firstBaseline, other: .firstBaseline, places: [74, 74]),
  ]

  /// A child of 50 by 30 points, 4 points from its place in a view of 200 by 100.
  private func frame(_ edge: Edge, isRightToLeft: Bool) -> CGRect {
    let stage = Stage(device: .iPhone15)
    let (parent, child) = (UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 100)), UIView())
    parent.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    if isRightToLeft { parent.semanticContentAttribute = .forceRightToLeft }
    child.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(parent)
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 50),
      child.heightAnchor.constraint(equalToConstant: 30),
      NSLayoutConstraint(
        item: child,
        attribute: edge.own,
        relatedBy: .equal,
        toItem: parent,
        attribute: edge.other,
        multiplier: 1,
        constant: 4
      ),
    ])
    stage.advance(by: 0)
    #expect(stage.faults.isEmpty)
    return child.frame
  }

  @Test(.evidence(.documented), arguments: columns)
  func edgesAtTheSidesFollowTheDirectionOfText(edge: Edge) {
    let places = [false, true].map { frame(edge, isRightToLeft: $0).minX }
    #expect(places == edge.places)
  }

  @Test(.evidence(.documented), arguments: rows)
  func edgesAboveAndBelowFollowNoDirection(edge: Edge) {
    let places = [false, true].map { frame(edge, isRightToLeft: $0).minY }
    #expect(places == edge.places)
  }

  @Test(.evidence(.documented)) func anchorsMakeTheConstraintsOfTheirNames() {
    let (a, b) = (UIView(), UIView())
    let (x, y, width) = (a.leadingAnchor, a.topAnchor, a.widthAnchor)
    let made: [(NSLayoutConstraint, [CGFloat])] = [
      (x.constraint(equalTo: b.leadingAnchor), [0, 1, 0]),
      (x.constraint(greaterThanOrEqualTo: b.leadingAnchor), [1, 1, 0]),
      (x.constraint(lessThanOrEqualTo: b.leadingAnchor), [-1, 1, 0]),
      (x.constraint(equalToSystemSpacingAfter: b.leadingAnchor, multiplier: 1), [0, 1, 8]),
      (
        x.constraint(greaterThanOrEqualToSystemSpacingAfter: b.leadingAnchor, multiplier: 2),
        [1, 1, 16]
      ),
      (
        x.constraint(lessThanOrEqualToSystemSpacingAfter: b.leadingAnchor, multiplier: 0.5),
        [-1, 1, 4]
      ),
      (y.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 3), [0, 1, 24]),
      (
        y.constraint(greaterThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 1),
        [1, 1, 8]
      ),
      (
        y.constraint(lessThanOrEqualToSystemSpacingBelow: b.topAnchor, multiplier: 2),
        [-1, 1, 16]
      ),
      (width.constraint(equalToConstant: 7), [0, 1, 7]),
      (width.constraint(greaterThanOrEqualToConstant: 7), [1, 1, 7]),
      (width.constraint(lessThanOrEqualToConstant: 7), [-1, 1, 7]),
      (width.constraint(equalTo: b.heightAnchor, multiplier: 2), [0, 2, 0]),
      (width.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 3), [1, 3, 0]),
      (
        width.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 4, constant: 5),
        [-1, 4, 5]
      ),
    ]
    for (constraint, numbers) in made {
      let found = [CGFloat(constraint.relation.rawValue), constraint.multiplier]
      #expect(found + [constraint.constant] == numbers)
      #expect(constraint.firstItem === a && constraint.priority == .required)
      #expect(!constraint.isActive && !constraint.shouldBeArchived)
      #expect((constraint.secondItem == nil) == (constraint.secondAttribute == .notAnAttribute))
    }
    withExtendedLifetime(b) {}
  }

  /// At most 672 points of text, in the middle of what the margins leave.
  @Test(
    .evidence(.reported),
    arguments: [
      (1000, 164, 672), (690, 9, 672), (688, 8, 672), (687, 8, 671), (300, 8, 284),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func readableContentIsNotTooWide(width: CGFloat, x: CGFloat, readable: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    let frame = view.readableContentGuide.layoutFrame
    #expect(frame == CGRect(x: x, y: 8, width: readable, height: 84))
    #expect(view.readableContentGuide === view.readableContentGuide)
  }

  @Test(.evidence(.documented), arguments: [false, true])
  func marginsAreSetBySideOrByDirection(isRightToLeft: Bool) {
    let view = UIView()
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = view.directionalLayoutMargins
    #expect([directional.top, directional.bottom] == [1, 3])
    #expect([directional.leading, directional.trailing] == (isRightToLeft ? [4, 2] : [2, 4]))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5,
      leading: 6,
      bottom: 7,
      trailing: 8
    )
    let margins = view.layoutMargins
    #expect([margins.top, margins.bottom] == [5, 7])
    #expect([margins.left, margins.right] == (isRightToLeft ? [8, 6] : [6, 8]))
    view.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
    #expect(view.layoutMargins.left == (isRightToLeft ? 6 : 8), "they follow the direction")
  }

  @Test(
    .evidence(.documented),
    arguments: [
      (CGRect(x: 0, y: 0, width: 50, height: 50), [20, 20, 8, 8]),
      (CGRect(x: 5, y: 6, width: 90, height: 80), [14, 15, 8, 15]),
      (CGRect(x: 0, y: 0, width: 100, height: 100), [20, 20, 20, 20]),
      (CGRect(x: 40, y: 40, width: 20, height: 20), [8, 8, 8, 8]),
    ] as [(CGRect, [CGFloat])]
  )
  func marginsOfASuperviewReachIntoItsEdges(frame: CGRect, sides: [CGFloat]) {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    child.frame = frame
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    child.preservesSuperviewLayoutMargins = true
    let margins = child.layoutMargins
    #expect([margins.top, margins.left, margins.bottom, margins.right] == sides)
  }

  @Test(.evidence(.documented)) func guidesAndViewsStartWithTheirDefaults() {
    let (view, guide) = (UIView(), UILayoutGuide())
    #expect(guide.owningView == nil && guide.identifier.isEmpty && guide.layoutFrame == .zero)
    #expect(!guide.hasAmbiguousLayout)
    #expect(view.keyboardLayoutGuide.usesBottomSafeArea)
    #expect(!view.keyboardLayoutGuide.followsUndockedKeyboard)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      view.setContentHuggingPriority(.required, for: axis)
      view.setContentCompressionResistancePriority(.defaultLow, for: axis)
      #expect(view.contentHuggingPriority(for: axis) == .required)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultLow)
    }
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
    #expect(!UIView.requiresConstraintBasedLayout && UIView.noIntrinsicMetric == -1)
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.layoutGuides.isEmpty && view.constraints.isEmpty)
  }

  /// One axis of a priority leaves the other alone.
  @Test func prioritiesAreKeptByAxis() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
