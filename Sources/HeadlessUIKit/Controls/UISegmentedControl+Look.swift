import Foundation
import Geometry

extension UISegmentedControl {
  // [W] Since iOS 13: 32 points high, titles of 13 points, a pill 2 points inside.
  private static let height: CGFloat = 32
  private static let fontSize: CGFloat = 13
  private static let inset: CGFloat = 2
  private static let titlePadding: CGFloat = 12  // [I] on each side of a title

  func assemble() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9  // [I]
    pill.isUserInteractionEnabled = false
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 4
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(pill)
  }

  func insert(_ item: Any, at index: Int) {
    let index = min(max(index, 0), segments.count)
    let segment = SegmentContent()
    segment.label.textAlignment = .center
    addSubview(segment.label)
    addSubview(segment.picture)
    segments.insert(segment, at: index)
    segmentWasInserted(at: index)
    show(item, at: index)
  }

  func show(_ item: Any, at index: Int) {
    let segment = segments[index]
    switch item {
    case let image as UIImage: segment.picture.image = image
    case let text as String: segment.label.text = text
    case let action as UIAction:
      // [D] An action's image is shown in place of its title.
      segment.picture.image = action.image
      segment.label.text = action.image == nil ? action.title : nil
      segments[index].action = action
    default: segment.label.text = "\(item)"
    }
    segmentsChanged()
  }

  /// Its views are left to the caller.
  func remove(at index: Int) {
    segments.remove(at: index)
    segmentWasRemoved(at: index)
    segmentsChanged()
  }

  func segmentsChanged() {
    for index in segments.indices { style(index) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func style(_ index: Int) {
    let isChosen = index == selectedSegmentIndex
    let (label, picture) = (segments[index].label, segments[index].picture)
    let weight: UIFont.Weight = isChosen ? .semibold : .medium
    let isUsable = segments[index].isEnabled && isEnabled
    let own = isUsable ? nil : titleAttributes.own(.disabled)
    let attributes = own ?? titleAttributes[isChosen ? .selected : .normal]
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: Self.fontSize, weight: weight)
    if label.font != font { label.font = font }
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    // [D] A disabled title has its own attributes; [I] without any it is fainter.
    label.alpha = isUsable || own != nil ? 1 : 0.3
    // [R] Since iOS 13 template images have the color of titles, not the control's tint.
    if picture.tintColor != label.textColor { picture.tintColor = label.textColor }
    picture.alpha = label.alpha
  }

  private func preferredWidth(_ segment: SegmentContent) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let content = max(
      segment.label.intrinsicContentSize.width,
      segment.picture.image?.size.width ?? 0
    )
    return content.rounded(.up) + 2 * Self.titlePadding
  }

  var naturalSize: CGSize {
    let preferredWidths = segments.map { preferredWidth($0) }
    let widest = preferredWidths.max() ?? 0
    let width = zip(segments, preferredWidths).reduce(0) { sum, pair in
      sum + (pair.0.width > 0 || apportionsSegmentWidthsByContent ? pair.1 : widest)
    }
    return CGSize(width: width, height: Self.height)
  }

  /// Segments without a set width divide the remaining one.
  private var columns: [CGRect] {
    let preferredWidths = segments.map { preferredWidth($0) }
    let fixed = segments.map(\.width).reduce(0, +)
    let flexible = zip(segments, preferredWidths).filter { $0.0.width == 0 }.map(\.1)
    let room = max(0, bounds.width - fixed)
    let total = flexible.reduce(0, +)
    var x = CGFloat.zero
    let frames = zip(segments, preferredWidths).map { segment, preferredWidth in
      let share =
        apportionsSegmentWidthsByContent && total > 0
        ? preferredWidth / total : 1 / CGFloat(flexible.count)
      let width = segment.width > 0 ? segment.width : room * share
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    return isRightToLeft ? frames.map { $0.mirrored(in: bounds) } : frames
  }

  func segment(at point: CGPoint) -> Int? { columns.firstIndex { $0.contains(point) } }

  /// The adjustment of a segment's place, or that of all.
  private func adjustment(of column: CGRect) -> UIOffset {
    let isFirst = column.minX < pixel
    let isLast = column.maxX > bounds.width - pixel
    let place: Segment =
      switch (isFirst, isLast) {
      case (true, true): .alone
      case (true, false): .left
      case (false, true): .right
      case (false, false): .center
      }
    return positionAdjustments[place] ?? positionAdjustments[.any] ?? .zero
  }

  private func place(_ segment: SegmentContent, _ column: CGRect) {
    let shift = adjustment(of: column)
    let area = column.offsetBy(
      dx: segment.offset.width + shift.horizontal,
      dy: segment.offset.height + shift.vertical
    )
    segment.label.frame = area
    let size = segment.picture.image?.size ?? .zero
    segment.picture.frame = CGRect(
      x: area.midX - size.width / 2,
      y: area.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// A new segment begins at its place; in an animation it fades in.
  private func placeNew(_ index: Int, _ column: CGRect) {
    segments[index].isPlaced = true
    UIView.performWithoutAnimation {
      place(segments[index], column)
      segments[index].label.alpha = 0
      segments[index].picture.alpha = 0
    }
  }

  func arrange() {
    arrangeImages(columns)
    for (index, column) in columns.enumerated() {
      if !segments[index].isPlaced { placeNew(index, column) }
      style(index)
      place(segments[index], column)
    }
    pill.isHidden = !segments.indices.contains(selectedSegmentIndex) || hasOwnBackground
    guard !pill.isHidden else { return }
    pill.frame = columns[selectedSegmentIndex].reduced(by: Self.inset)
    pill.layer.cornerRadius = 7  // [I]
    pill.backgroundColor = selectedSegmentTintColor ?? .pill
  }
}

extension UIColor {
  /// [W] White on light screens, a light grey on dark ones.
  fileprivate static let pill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.39, blue: 0.40, alpha: 1) : .white
  }
}
