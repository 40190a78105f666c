internal import Foundation
internal import Geometry
internal import ImageComparison
internal import Scene
internal import Timeline

/// Finds the views that a difference is in: those whose outline matches it best.
enum TouchedViews {
  /// For messages, such as `UILabel 'price'`; empty if no view is known.
  @MainActor static func names(_ report: FrameReport, in take: Take) -> String {
    guard let box = report.comparison.bounds, let scene = scene(of: report, in: take) else {
      return ""
    }
    let scale = take.scale
    let area = CGRect(
      x: Double(box.x) / scale,
      y: Double(box.y) / scale,
      width: Double(box.width) / scale,
      height: Double(box.height) / scale
    )
    return names(of: area, in: scene).joined(separator: " and ")
  }

  @MainActor private static func scene(of report: FrameReport, in take: Take) -> Scene? {
    let asked = take.samples.first { $0.index == report.index && $0.time * 1000 == report.timeMs }
    return asked?.scene ?? (try? take.scene(at: Instant(milliseconds: report.timeMs)))
  }

  /// The best match, and another that is about as good.
  static func names(of area: CGRect, in scene: Scene) -> [String] {
    let positions = ScreenPosition.all(in: scene)
    let matches = scene.root.subtree.compactMap { node -> (name: String, share: Double)? in
      guard !node.title.isEmpty, let position = positions[node.id] else { return nil }
      let match = Self.share(of: area, position.frame)
      return match > 0 ? (node.title, match) : nil
    }
    guard let best = matches.map(\.share).max() else { return [] }
    // Of several views with one outline the innermost one is nearest to what is drawn.
    let close = matches.filter { $0.share >= 0.8 * best }.reversed()
    var names: [String] = []
    for match in close where !names.contains(match.name) { names.append(match.name) }
    return Array(names.prefix(2))
  }

  /// The intersection as a fraction of the union.
  private static func share(of one: CGRect, _ other: CGRect) -> Double {
    let common = one.intersection(other)
    guard !common.isEmpty else { return 0 }
    let both = one.area + other.area - common.area
    return both > 0 ? common.area / both : 0
  }
}

extension CGRect {
  fileprivate var area: Double { Double(width * height) }
}
