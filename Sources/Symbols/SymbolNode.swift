internal import Foundation
internal import Geometry
internal import Scene

/// A part of a symbol as it is drawn, in units of a twentieth of the point size, y down.
indirect enum SymbolNode: Hashable, Sendable {
  case fill(Path, SymbolLevel)
  case stroke(Path, width: Double, SymbolLevel)
  /// The part of the stroke that lies inside the path.
  case innerStroke(Path, width: Double, SymbolLevel)
  /// Erases what was drawn before, whatever the colours.
  case cut([SymbolNode])
  /// Erases what was drawn before, or is drawn if levels have different colours.
  case knockout([SymbolNode])
  case group([SymbolNode])
}

extension SymbolNode {
  /// The box around everything that is drawn.
  var bounds: CGRect {
    switch self {
    case .fill(let path, _), .innerStroke(let path, _, _): path.bounds
    case .stroke(let path, let width, _):
      path.bounds.insetBy(dx: -width / 2, dy: -width / 2)
    case .cut, .knockout: .null
    case .group(let nodes): nodes.bounds
    }
  }

  /// The same on another level.
  func moved(to level: SymbolLevel) -> SymbolNode {
    switch self {
    case .fill(let path, _): .fill(path, level)
    case .stroke(let path, let width, _): .stroke(path, width: width, level)
    case .innerStroke(let path, let width, _): .innerStroke(path, width: width, level)
    case .cut: self
    case .knockout(let nodes): .knockout(nodes.map { $0.moved(to: level) })
    case .group(let nodes): .group(nodes.map { $0.moved(to: level) })
    }
  }

  /// The level of a single part.
  var level: SymbolLevel? {
    switch self {
    case .fill(_, let level), .stroke(_, _, let level), .innerStroke(_, _, let level): level
    case .cut, .knockout, .group: nil
    }
  }

  /// Itself, or the parts of a group that erases nothing.
  var leaves: [SymbolNode] {
    guard case .group(let nodes) = self, !cuts else { return [self] }
    return nodes.flatMap(\.leaves)
  }

  /// Whether it erases something that was drawn before.
  var cuts: Bool {
    switch self {
    case .fill, .stroke, .innerStroke: false
    case .cut, .knockout: true
    case .group(let nodes): nodes.contains(where: \.cuts)
    }
  }
}

extension [SymbolNode] {
  var bounds: CGRect { reduce(.null) { $0.union($1.bounds) } }
}
