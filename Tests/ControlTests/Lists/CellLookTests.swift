import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where the parts of the standard cells stand, and how they look.
@MainActor
@Suite(.evidence(.reported)) struct CellLookTests {
  private let bench = Bench()
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }

  /// A cell of 320 by 60 points, after its layout.
  private func cell(
    _ style: UITableViewCell.CellStyle = .default,
    isRightToLeft: Bool = false,
    _ prepare: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let direction: UITraitEnvironmentLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    bench.stage.window.traitOverrides.layoutDirection = direction
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    prepare(cell)
    return bench.add(cell, CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  private func bothTexts(_ cell: UITableViewCell) {
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
  }

  // MARK: Parts

  /// A cell with one part alone lays that out, too.
  @Test func eachPartMayBeAlone() throws {
    let title = cell { $0.textLabel?.text = "Title" }
    #expect(title.parts.title?.frame == CGRect(x: 16, y: 0, width: 288, height: 60))
    #expect(title.parts.detail == nil && title.parts.picture == nil)
    let detail = cell(.subtitle) { $0.detailTextLabel?.text = "Detail" }
    let label = try #require(detail.parts.detail)
    #expect(detail.parts.title == nil && label.frame.minX == 16 && label.frame.width == 288)
    #expect(label.frame.height > 14 && isNear(label.frame.midY, 30))
    let picture = cell { $0.imageView?.image = image }
    #expect(picture.parts.picture?.frame == CGRect(x: 16, y: 20, width: 20, height: 20))
    #expect(picture.parts.title == nil)
    let empty = cell { _ in }
    #expect(empty.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  struct Look: Sendable, CustomStringConvertible {
    var description: String { "\(style)" }
    let style: UITableViewCell.CellStyle
    /// The sizes of the fonts.
    let sizes: [CGFloat]
    /// Nil for the tint colour.
    let titleColor: UIColor?
    let detailColor: UIColor
  }

  nonisolated static let looks = [
    Look(style: .value1, sizes: [17, 17], titleColor: .label, detailColor: .secondaryLabel),
    Look(style: .value2, sizes: [15, 15], titleColor: nil, detailColor: .label),
    Look(style: .subtitle, sizes: [17, 12], titleColor: .label, detailColor: .label),
  ]

  @Test(arguments: looks) func eachStyleHasItsFontsAndColors(look: Look) throws {
    let cell = cell(look.style) { bothTexts($0) }
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect([title.font.pointSize, detail.font.pointSize] == look.sizes)
    #expect(title.textColor == look.titleColor ?? cell.tintColor)
    #expect(detail.textColor == look.detailColor)
    #expect(title.adjustsFontForContentSizeCategory && title.numberOfLines == 1)
    #expect(cell.backgroundColor == .systemBackground)
  }

  @Test func theDefaultStyleHasNoDetail() {
    let plain = cell { _ in }
    #expect(plain.detailTextLabel == nil && plain.textLabel != nil)
  }

  /// The value ends at the margin; the title gives way to it.
  @Test(arguments: [false, true]) func aValueStandsAtTheEnd(isRightToLeft: Bool) throws {
    func check(_ cell: UITableViewCell, _ titleIsCut: Bool) throws {
      let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      let width = detail.sizeThatFits(CGSize(width: 999, height: 0)).width
      #expect(isNear(detail.frame.width, width) && detail.frame.height == 60)
      #expect(isNear(isRightToLeft ? detail.frame.minX : 320 - detail.frame.maxX, 16))
      #expect(isNear(isRightToLeft ? 320 - title.frame.maxX : title.frame.minX, 16))
      let natural = title.sizeThatFits(CGSize(width: 999, height: 0)).width
      let room = 288 - width - 8
      #expect(isNear(title.frame.width, titleIsCut ? room : natural) && title.frame.minY == 0)
      #expect((natural > room) == titleIsCut)
    }
    let short = cell(.value1, isRightToLeft: isRightToLeft) { bothTexts($0) }
    try check(short, false)
    let long = cell(.value1, isRightToLeft: isRightToLeft) {
      bothTexts($0)
      $0.textLabel?.text = String(repeating: "long ", count: 20)
    }
    try check(long, true)
  }

  @Test(arguments: [false, true]) func theColumnsOfContactsMeet(isRightToLeft: Bool) throws {
    let cell = cell(.value2, isRightToLeft: isRightToLeft) { bothTexts($0) }
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let left = CGRect(x: 16, y: 0, width: 91, height: 60)
    let right = CGRect(x: 115, y: 0, width: 189, height: 60)
    #expect(title.frame == (isRightToLeft ? CGRect(x: 213, y: 0, width: 91, height: 60) : left))
    #expect(detail.frame == (isRightToLeft ? CGRect(x: 16, y: 0, width: 189, height: 60) : right))
    #expect(title.textAlignment == (isRightToLeft ? .left : .right))
  }

  @Test func aSubtitleStandsBelowInTheMiddle() throws {
    let cell = cell(.subtitle) {
      bothTexts($0)
      $0.imageView?.image = image
    }
    let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(isNear(detail.frame.minY, title.frame.maxY))
    #expect(isNear((title.frame.minY + detail.frame.maxY) / 2, 30))
    // The picture and the margin after it.
    #expect(cell.imageView?.frame == CGRect(x: 16, y: 20, width: 20, height: 20))
    #expect(title.frame.minX == 52 && detail.frame.minX == 52 && title.frame.maxX == 304)
    // 20.5, 14.5 and 11 on both sides.
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 57))
  }

  @Test(arguments: [false, true]) func indentationMovesTheContent(isRightToLeft: Bool) {
    let cell = cell(isRightToLeft: isRightToLeft) {
      $0.textLabel?.text = "Title"
      ($0.indentationLevel, $0.indentationWidth) = (2, 12)
    }
    let frame = CGRect(x: isRightToLeft ? 16 : 40, y: 0, width: 264, height: 60)
    #expect(cell.textLabel?.frame == frame)
    #expect(UITableViewCell().indentationWidth == 10)
  }

  @Test func aCellIsAsHighAsAFingerItsTextsOrItsPicture() {
    func height(
      _ style: UITableViewCell.CellStyle = .default,
      _ prepare: (UITableViewCell) -> Void
    ) -> CGFloat {
      cell(style, prepare).sizeThatFits(CGSize(width: 320, height: 0)).height
    }
    let tall = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 70)).image { _ in }
    let (empty, plain) = (height { _ in }, height { $0.textLabel?.text = "Title" })
    let pictured = height { $0.imageView?.image = tall }
    #expect(empty == 44 && plain == 44 && pictured == 70)
    // Texts beside each other are as high as one.
    let beside = height(.value1) { bothTexts($0) }
    #expect(beside == 44)
    // 30 points are 35.8 high, on whole pixels 36.
    let large = height {
      $0.textLabel?.text = "A"
      $0.textLabel?.font = .systemFont(ofSize: 30)
    }
    #expect(large == 58)
  }

  // MARK: Accessories

  @Test(
    arguments: [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark],
    [false, true]
  )
  func aMarkStandsBeforeTheMargin(
    kind: UITableViewCell.AccessoryType,
    isRightToLeft: Bool
  ) throws {
    let size =
      kind == .checkmark ? CGSize(width: 15, height: 13) : CGSize(width: 8, height: 14)
    let cell = cell(isRightToLeft: isRightToLeft) {
      $0.textLabel?.text = "Title"
      $0.accessoryType = kind
    }
    let view = try #require(cell.parts.accessory)
    let x = isRightToLeft ? 16 : 304 - size.width
    #expect(view.frame == CGRect(origin: CGPoint(x: x, y: 30 - size.height / 2), size: size))
    let width = 304 - size.width
    let content = CGRect(x: isRightToLeft ? 320 - width : 0, y: 0, width: width, height: 60)
    #expect(cell.contentView.frame == content)
    #expect(cell.textLabel?.frame.width == width - 32 && !view.isUserInteractionEnabled)
  }

  @Test(arguments: [false, true]) func aViewMayStandForTheMark(isRightToLeft: Bool) {
    let own = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    let cell = cell(isRightToLeft: isRightToLeft) {
      $0.accessoryType = .checkmark
      $0.accessoryView = own
    }
    #expect(cell.parts.accessory == nil && own.superview === cell)
    #expect(own.frame == CGRect(x: isRightToLeft ? 16 : 274, y: 20, width: 30, height: 20))
    #expect(cell.contentView.frame.width == 274)
    cell.accessoryView = nil
    bench.stage.advance(by: 0)
    #expect(own.superview == nil && cell.contentView.frame.width == 289)
  }

  /// A chevron points to the trailing edge.
  @Test(arguments: [false, true]) func marksAreDrawnForTheirDirection(isRightToLeft: Bool) throws {
    func shape(_ kind: UITableViewCell.AccessoryType) throws -> CAShapeLayer {
      let cell = cell(isRightToLeft: isRightToLeft) { $0.accessoryType = kind }
      let layers = try #require(cell.parts.accessory?.layer.sublayers)
      return try #require(layers.lazy.compactMap { $0 as? CAShapeLayer }.first)
    }
    let chevron = try shape(.disclosureIndicator)
    #expect(chevron.path?.boundingBox == CGRect(x: 1, y: 1, width: 6, height: 12))
    #expect(chevron.path?.currentPoint == CGPoint(x: isRightToLeft ? 7 : 1, y: 13))
    #expect(chevron.strokeColor == UIColor.tertiaryLabel.cgColor && chevron.fillColor == nil)
    let tick = try shape(.checkmark)
    #expect(tick.path?.boundingBox == CGRect(x: 1, y: 1, width: 13, height: 11))
    #expect(tick.path?.currentPoint == CGPoint(x: 14, y: 1))
    for mark in [chevron, tick] {
      #expect(mark.lineWidth == 2 && mark.lineCap == .round && mark.lineJoin == .round)
    }
  }

  @Test(arguments: [false, true]) func aButtonStandsBesideTheChevron(isRightToLeft: Bool) throws {
    func mark(_ kind: UITableViewCell.AccessoryType) throws -> (AccessoryMark, CGRect) {
      let cell = cell(isRightToLeft: isRightToLeft) { $0.accessoryType = kind }
      let mark = try #require(cell.parts.accessory)
      let button = try #require(mark.subviews.first as? UIButton)
      return (mark, button.frame)
    }
    let (alone, disc) = try mark(.detailButton)
    #expect(disc.origin == .zero && disc.size == alone.size && alone.isUserInteractionEnabled)
    let (both, button) = try mark(.detailDisclosureButton)
    #expect(both.size == CGSize(width: disc.width + 19, height: disc.height))
    #expect(button == disc.offsetBy(dx: isRightToLeft ? 19 : 0, dy: 0))
    #expect(AccessoryMark(.none) == nil)
  }

  // MARK: States

  @Test func aChosenCellIsGrey() throws {
    let cell = cell { $0.textLabel?.text = "Title" }
    cell.isSelected = true
    let plate = try #require(cell.parts.selectionBackground)
    #expect(plate.backgroundColor == .systemGray4 && plate.alpha == 1)
    #expect(plate.frame == cell.bounds && cell.textLabel?.isHighlighted == true)
    let below = try #require(cell.subviews.firstIndex(of: plate))
    let above = try #require(cell.subviews.firstIndex(of: cell.contentView))
    #expect(below < above)
    cell.isSelected = false
    #expect(plate.alpha == 0 && cell.textLabel?.isHighlighted == false)
    cell.isHighlighted = true
    #expect(plate.alpha == 1)
    cell.isHighlighted = false
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(plate.alpha == 0 && cell.isSelected)
  }

  @Test func aCellsOwnBackgroundIsShownWhileItIsChosen() {
    let own = UIView()
    let cell = cell { $0.selectedBackgroundView = own }
    #expect(own.superview == nil)
    cell.isHighlighted = true
    #expect(own.superview === cell && own.alpha == 1 && own.frame == cell.bounds)
    cell.setHighlighted(false, animated: false)
    #expect(own.alpha == 0)
    cell.selectedBackgroundView = nil
    #expect(own.superview == nil)
  }

  /// Both states reach configurations.
  @Test func aCellsStateIsThatOfItsConfigurations() {
    let cell = cell { _ in }
    func states() -> [Bool] {
      let state = cell.configurationState
      return [state.isSelected, state.isHighlighted, state.isEditing]
    }
    #expect(states() == [false, false, false])
    cell.isSelected = true
    #expect(states() == [true, false, false])
    cell.isHighlighted = true
    cell.isEditing = true
    #expect(states() == [true, true, true])
  }
}
