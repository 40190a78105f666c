import Foundation
import InterfaceBuilder

/// Positions of the scenes on a map, as on Interface Builder's canvas if the document has them.
struct MapLayout {
  private(set) var frames: [CGRect]
  private(set) var size: CGSize

  /// CSS pixels per point.
  private static let scale = 0.5
  private static let header = 36.0
  private static let gap = 56.0
  private static let columns = 6
  /// A limit that no hand-made canvas exceeds.
  private static let farthest = 50_000.0

  static func picture(_ size: CGSize) -> CGSize {
    CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }

  /// Scenes are larger here than on the canvas because of their headers, so distances are
  /// stretched.
  private static func stretch(_ cards: [StoryboardMap.Card], _ canvas: CGSize) -> CGSize {
    let width = cards.map { picture($0.size).width }.max() ?? 0
    let height = cards.map { picture($0.size).height }.max() ?? 0
    return CGSize(
      width: (width + gap) / max(canvas.width, 1),
      height: (height + header + gap / 2) / max(canvas.height, 1)
    )
  }

  init(_ cards: [StoryboardMap.Card], drawnAt canvas: CGSize) {
    frames = []
    size = .zero
    let stretch = Self.stretch(cards, canvas)
    let origins = cards.map { Self.drawn($0.scene.location, stretch) }
    let corner = CGPoint(
      x: origins.compactMap { $0?.x }.min() ?? 0,
      y: origins.compactMap { $0?.y }.min() ?? 0
    )
    frames = zip(cards, origins).map { card, origin in
      CGRect(
        x: origin.map { $0.x - corner.x } ?? 0,
        y: origin.map { $0.y - corner.y } ?? 0,
        width: Self.picture(card.size).width,
        height: Self.picture(card.size).height + Self.header
          + 17 * Double(card.footnotes.count)
      )
    }
    for index in frames.indices where origins[index] != nil { makeRoom(for: index, origins) }
    lineUp(frames.indices.filter { origins[$0] == nil }, below: origins)
    size = CGSize(
      width: (frames.map(\.maxX).max() ?? 0) + Self.gap,
      height: (frames.map(\.maxY).max() ?? 0) + Self.gap
    )
  }

  private static func drawn(_ location: CGPoint?, _ stretch: CGSize) -> CGPoint? {
    guard let location, abs(location.x) <= farthest, abs(location.y) <= farthest else { return nil }
    return CGPoint(x: location.x * stretch.width, y: location.y * stretch.height)
  }

  /// Moves a scene down until it overlaps no other: its device may be larger than on the canvas.
  private mutating func makeRoom(for index: Int, _ origins: [CGPoint?]) {
    let others = frames[..<index].indices.filter { origins[$0] != nil }.map { frames[$0] }
    while let hit = others.first(where: {
      $0.insetBy(dx: -Self.gap / 2, dy: -Self.gap / 4).intersects(frames[index])
    }) {
      frames[index].origin.y = hit.maxY + Self.gap / 2
    }
  }

  /// Puts scenes without a position in rows below all others.
  private mutating func lineUp(_ indices: [Int], below origins: [CGPoint?]) {
    let above = frames.indices.filter { origins[$0] != nil }.map { frames[$0].maxY + Self.gap }
    var corner = CGPoint(x: 0, y: above.max() ?? 0)
    var height = 0.0
    for (count, index) in indices.enumerated() {
      if count > 0, count % Self.columns == 0 {
        corner = CGPoint(x: 0, y: corner.y + height + Self.gap)
        height = 0
      }
      frames[index].origin = corner
      corner.x += frames[index].width + Self.gap * 2
      height = max(height, frames[index].height)
    }
  }
}
