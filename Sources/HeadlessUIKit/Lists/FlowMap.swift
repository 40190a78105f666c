import Foundation
import Geometry

/// The positions of a flow layout's items.
struct FlowMap {
  struct Section {
    var items: [CGSize]
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  private let isVertical: Bool
  /// The length of the lines.
  private let length: CGFloat
  private var frames: [[CGRect]] = []
  private var headers: [CGRect?] = []
  private var footers: [CGRect?] = []
  private var spans: [ClosedRange<CGFloat>] = []
  /// The extent of the sections, perpendicular to the lines.
  private var end: CGFloat = 0

  init(isVertical: Bool = true, length: CGFloat = 0) {
    self.isVertical = isVertical
    self.length = length
  }

  var sectionCount: Int { frames.count }
  var size: CGSize {
    isVertical ? CGSize(width: length, height: end) : CGSize(width: end, height: length)
  }

  func frame(of path: IndexPath) -> CGRect? {
    guard frames.indices.contains(path.section),
      frames[path.section].indices.contains(path.item)
    else { return nil }
    return frames[path.section][path.item]
  }

  func edge(_ section: Int, isHeader: Bool) -> CGRect? {
    guard frames.indices.contains(section) else { return nil }
    return isHeader ? headers[section] : footers[section]
  }

  /// The extent of a section, perpendicular to the lines.
  func span(of section: Int) -> ClosedRange<CGFloat>? {
    spans.indices.contains(section) ? spans[section] : nil
  }

  func items(in rect: CGRect) -> [IndexPath] {
    frames.enumerated().flatMap { section, frames in
      frames.indices.filter { frames[$0].overlaps(rect) }
        .map { IndexPath(item: $0, section: section) }
    }
  }

  // Everything below assumes lines from left to right; `oriented` rotates it.

  private func turned(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  private func oriented(_ rect: CGRect) -> CGRect {
    isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  mutating func add(_ section: Section) {
    let start = end
    headers.append(edge(turned(section.header).height))
    let insets =
      isVertical
      ? section.insets
      : UIEdgeInsets(
        top: section.insets.left,
        left: section.insets.top,
        bottom: section.insets.right,
        right: section.insets.bottom
      )
    end += insets.top
    frames.append(lines(of: section, insets))
    end += insets.bottom
    footers.append(edge(turned(section.footer).height))
    // Negative insets and spacings may end a section above its start.
    spans.append(min(start, end)...max(start, end))
  }

  private mutating func edge(_ height: CGFloat) -> CGRect? {
    guard height > 0 else { return nil }
    defer { end += height }
    return oriented(CGRect(x: 0, y: end, width: length, height: height))
  }

  private mutating func lines(of section: Section, _ insets: UIEdgeInsets) -> [CGRect] {
    let room = length - insets.left - insets.right
    var result: [CGRect] = []
    var line: [CGSize] = []
    var isFirst = true
    func width(_ sizes: [CGSize]) -> CGFloat { sizes.map(\.width).reduce(0, +) }
    func close(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirst { end += section.lineSpacing }
      isFirst = false
      result += arrange(line, in: section, from: insets.left, width: room, isLast: isLast)
      line = []
    }
    for item in section.items.map(turned) {
      let needed = width(line) + item.width + section.itemSpacing * CGFloat(line.count)
      if !line.isEmpty, needed > room + 1e-6 { close(isLast: false) }
      line.append(item)
    }
    close(isLast: true)
    return result
  }

  /// [W] Full lines are justified; the last one keeps the spacing of full lines.
  private mutating func arrange(
    _ line: [CGSize],
    in section: Section,
    from left: CGFloat,
    width room: CGFloat,
    isLast: Bool
  ) -> [CGRect] {
    let total = line.map(\.width).reduce(0, +)
    let gaps = CGFloat(max(1, line.count - 1))
    var spacing = (room - total) / gaps
    var x = left
    if isLast {
      // The number that would fit on a full line of such items.
      let width = line[0].width
      let count = max(
        1,
        ((room + section.itemSpacing) / (width + section.itemSpacing)).rounded(.down)
      )
      let isUniform = line.allSatisfy { $0.width == width }
      spacing =
        isUniform && count > 1
        ? (room - count * width) / (count - 1) : section.itemSpacing
    }
    if line.count == 1, !isLast || line[0].width * 2 > room {
      // [W] A single item on a full line is centred.
      x = left + max(0, room - total) / 2
    }
    let height = line.map(\.height).max() ?? 0
    let frames = line.map { size in
      defer { x += size.width + spacing }
      return oriented(
        CGRect(
          x: x,
          y: end + (height - size.height) / 2,
          width: size.width,
          height: size.height
        )
      )
    }
    end += height
    return frames
  }
}
