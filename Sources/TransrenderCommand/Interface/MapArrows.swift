import Foundation
import InterfaceBuilder
import Scene

/// The segues of a map, as curves from scene to scene with their names.
struct MapArrows {
  private struct Arrow {
    let from: CGRect
    let to: CGRect
    let caption: String
    /// Its index among the arrows that leave the same scene.
    let rank: Int
  }

  private var arrows: [Arrow] = []
  private static let step = 18.0

  init(_ cards: [StoryboardMap.Card], _ layout: MapLayout) {
    let frames = Dictionary(
      zip(cards.map(\.scene.id), layout.frames).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first }
    )
    for (card, frame) in zip(cards, layout.frames) {
      let ways = card.scene.segues.compactMap { segue in
        segue.destination.flatMap { frames[$0] }.map { (segue.caption, $0) }
      }
      for (rank, way) in ways.enumerated() {
        arrows.append(Arrow(from: frame, to: way.1, caption: way.0, rank: rank))
      }
    }
  }

  func svg(in size: CGSize) -> String {
    let box = "width=\"\(Int(size.width))\" height=\"\(Int(size.height))\""
    return "<svg \(box)>\n\(arrows.map(Self.draw).joined(separator: "\n"))\n</svg>"
  }

  private static func draw(_ arrow: Arrow) -> String {
    let (from, to) = ends(arrow)
    // Leaves and arrives sideways; farther out for scenes above each other.
    let reach = max(40, abs(to.x - from.x) / 2)
    let out = arrow.from.maxX <= from.x ? reach : -reach
    let into = arrow.to.maxX <= to.x ? reach : -reach
    let middle = CGPoint(
      x: (from.x + to.x) / 2 + (out + into) * 0.375,
      y: (from.y + to.y) / 2 - 4
    )
    let curve =
      "M\(n(from.x)) \(n(from.y))C\(n(from.x + out)) \(n(from.y))"
      + " \(n(to.x + into)) \(n(to.y)) \(n(to.x)) \(n(to.y))"
    let back = into < 0 ? -9.0 : 9.0
    let head =
      "M\(n(to.x)) \(n(to.y))L\(n(to.x + back)) \(n(to.y - 4.5))"
      + "L\(n(to.x + back)) \(n(to.y + 4.5))Z"
    return "<path d=\"\(curve)\"/><path class=\"head\" d=\"\(head)\"/>"
      + "<text x=\"\(n(middle.x))\" y=\"\(n(middle.y))\">\(arrow.caption.escapedForMarkup)</text>"
  }

  /// The sides that face each other, or the right sides of scenes that are above each other.
  private static func ends(_ arrow: Arrow) -> (CGPoint, CGPoint) {
    let start = arrow.from.midY + step * Double(arrow.rank)
    let end = arrow.to.midY - step + step * Double(arrow.rank) / 2
    let isLoop = arrow.from == arrow.to
    let leftward = arrow.to.maxX <= arrow.from.minX
    let rightward = arrow.to.minX >= arrow.from.maxX
    return (
      CGPoint(x: leftward ? arrow.from.minX : arrow.from.maxX, y: start),
      CGPoint(
        x: rightward ? arrow.to.minX : arrow.to.maxX,
        y: isLoop ? end - step : end
      )
    )
  }

  private static func n(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }
}
