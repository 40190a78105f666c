import Foundation

extension Path {
  /// The connected parts of the fill, each an outer loop with the holes in it.
  func components(using rule: CGPathFillRule) -> [Path] {
    let loops = loops(with: Path(), .union, using: rule)
    let outer = loops.filter { $0.area > 0 }
    var components = outer.map(\.path)
    for hole in loops where hole.area < 0 {
      guard let owner = hole.smallest(around: outer) else { continue }
      components[owner].append(hole.path)
    }
    return components
  }
}

extension LoopPath {
  /// The index of the smallest loop that contains this one.
  fileprivate func smallest(around loops: [LoopPath]) -> Int? {
    guard let place = segments.first?.point(at: 0.5) else { return nil }
    let around = loops.indices.filter { loops[$0].path.windingNumber(around: place) != 0 }
    return around.min { loops[$0].area < loops[$1].area }
  }
}
