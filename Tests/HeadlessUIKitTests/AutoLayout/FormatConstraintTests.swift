import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The constraints that come of a format, one by one.
@MainActor
@Suite struct FormatConstraintTests {
  private typealias Options = NSLayoutConstraint.FormatOptions

  private let stage = Stage(device: .iPhone15)
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let views = ["a": UIView(), "b": UIView(), "c": UIView()]

  init() {
    stage.window.addSubview(box)
    for name in ["a", "b", "c"] { if let view = views[name] { box.addSubview(view) } }
  }

  private func name(_ item: AnyObject?) -> String {
    if item === box { return "box" }
    return views.first { $0.value === item }?.key ?? "nothing"
  }

  private func lines(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format,
      options: options,
      metrics: metrics,
      views: views
    )
    return constraints.map { made in
      let (first, second) = (name(made.firstItem), name(made.secondItem))
      let relation = ["<=", "==", ">="][made.relation.rawValue + 1]
      let priority = made.priority == .required ? "" : " @\(made.priority.rawValue)"
      #expect(made.multiplier == 1 && !made.isActive)
      return "\(first).\(made.firstAttribute) \(relation) \(second).\(made.secondAttribute)"
        + " + \(made.constant)" + priority
    }
  }

  /// Standard distances are margins at the superview and 8 between neighbours.
  @Test(
    .evidence(.documented),
    arguments: [
      (
        [],
        [
          "a.leading == box.leadingMargin + 0.0", "b.leading == a.trailing + 8.0",
          "box.trailingMargin == b.trailing + 0.0",
        ]
      ),
      (
        .directionLeftToRight,
        [
          "a.left == box.leftMargin + 0.0", "b.left == a.right + 8.0",
          "box.rightMargin == b.right + 0.0",
        ]
      ),
      (
        .directionRightToLeft,
        [
          "box.rightMargin == a.right + 0.0", "a.left == b.right + 8.0",
          "b.left == box.leftMargin + 0.0",
        ]
      ),
    ] as [(NSLayoutConstraint.FormatOptions, [String])]
  )
  func rowsFollowTheirDirection(options: NSLayoutConstraint.FormatOptions, wanted: [String]) {
    #expect(lines("H:|-[a]-[b]-|", options) == wanted)
    #expect(lines("|-[a]-[b]-|", options) == wanted)
    let column = lines("V:|-[a]-[b]-|", options)
    #expect(
      column == [
        "a.top == box.topMargin + 0.0", "b.top == a.bottom + 8.0",
        "box.bottomMargin == b.bottom + 0.0",
      ]
    )
  }

  @Test(.evidence(.documented)) func distancesAreGivenOrNone() {
    #expect(
      lines("V:|-5-[a][b]-(>=3@200,<=9)-|") == [
        "a.top == box.top + 5.0", "b.top == a.bottom + 0.0", "box.bottom >= b.bottom + 3.0 @200.0",
        "box.bottom <= b.bottom + 9.0",
      ]
    )
    #expect(
      lines("|[a]-gap@low-[b]|", metrics: ["gap": 12.5, "low": UILayoutPriority(300)]) == [
        "a.leading == box.leading + 0.0", "b.leading == a.trailing + 12.5 @300.0",
        "box.trailing == b.trailing + 0.0",
      ]
    )
    #expect(lines("[a]-(-4)-[b]") == ["b.leading == a.trailing + -4.0"])
  }

  /// Between views above each other alone, and not at the superview.
  @Test(.evidence(.documented)) func distancesMayBeThoseOfBaselines() {
    let option = Options.spacingBaselineToBaseline
    #expect(
      lines("V:|-[a]-20-[b]-|", option) == [
        "a.top == box.topMargin + 0.0", "b.firstBaseline == a.lastBaseline + 20.0",
        "box.bottomMargin == b.bottom + 0.0",
      ]
    )
    #expect(lines("H:[a]-20-[b]", option) == ["b.leading == a.trailing + 20.0"])
  }

  /// A metric is meant before a view of the same name.
  @Test(.evidence(.documented)) func sizesAreNumbersOrThoseOfViews() {
    #expect(lines("[a(b)]") == ["a.width == b.width + 0.0"])
    #expect(lines("[a(b)]", metrics: ["b": 7]) == ["a.width == nothing.notAnAttribute + 7.0"])
    #expect(
      lines("V:[a(>=20,<=most@750)]", metrics: ["most": NSNumber(value: 90)]) == [
        "a.height >= nothing.notAnAttribute + 20.0",
        "a.height <= nothing.notAnAttribute + 90.0 @750.0",
      ]
    )
  }

  @Test(
    .evidence(.documented),
    arguments: [
      (.alignAllTop, "H", .top), (.alignAllBottom, "H", .bottom), (.alignAllCenterY, "H", .centerY),
      (.alignAllFirstBaseline, "H", .firstBaseline), (.alignAllLastBaseline, "H", .lastBaseline),
      (.alignAllLeft, "V", .left), (.alignAllRight, "V", .right), (.alignAllLeading, "V", .leading),
      (.alignAllTrailing, "V", .trailing), (.alignAllCenterX, "V", .centerX),
    ] as [(NSLayoutConstraint.FormatOptions, String, NSLayoutConstraint.Attribute)]
  )
  func neighboursAreAligned(
    option: NSLayoutConstraint.FormatOptions,
    axis: String,
    edge: NSLayoutConstraint.Attribute
  ) {
    let made = lines("\(axis):[a][b][c]", option)
    #expect(made.count == 4)
    #expect(made.suffix(2) == ["a.\(edge) == b.\(edge) + 0.0", "b.\(edge) == c.\(edge) + 0.0"])
    #expect(lines("\(axis):[a]", option).isEmpty)
  }

  /// One view has no neighbour with which it could be aligned wrongly.
  @Test(.evidence(.documented)) func aViewAloneIsAlignedWithNothing() {
    #expect(lines("H:|[a]", .alignAllLeft) == ["a.leading == box.leading + 0.0"])
  }
}
