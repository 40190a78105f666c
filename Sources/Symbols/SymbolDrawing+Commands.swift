package import Foundation
package import Geometry
package import Scene

extension SymbolDrawing {
  /// The symbol stretched over a rectangle: one colour, or one for each level that has its own.
  ///
  /// Levels past the last colour take that one.
  package func commands(in rect: CGRect, colors: [Color]) -> [DrawingCommand] {
    guard rect.width > 0, rect.height > 0, let last = colors.last else { return [] }
    var palette = Palette(colors: colors, last: last)
    // Where parts overlap, a translucent colour must not be applied twice.
    let opacity = colors.count == 1 && nodes.count > 1 ? last.alpha : 1
    if opacity < 1 { palette = Palette(colors: [last.opaque], last: last.opaque) }
    var commands = palette.commands(nodes)
    if opacity < 1 || nodes.contains(where: \.cuts) {
      commands = [.beginGroup(DrawingGroup(opacity: opacity))] + commands + [.endGroup]
    }
    let (across, down) = (rect.width / box.width, rect.height / box.height)
    let placement = CGAffineTransform(
      across,
      0,
      0,
      down,
      rect.minX - box.minX * across,
      rect.minY - box.minY * down
    )
    return [.save, .concatenate(placement)] + commands + [.restore]
  }
}

/// The colours of the levels.
private struct Palette {
  var colors: [Color]
  var last: Color
  var blendMode = CGBlendMode.normal

  private func color(of level: SymbolLevel) -> Color {
    level.rawValue < colors.count ? colors[level.rawValue] : last
  }

  private func ink(_ level: SymbolLevel) -> Ink {
    Ink(.color(color(of: level)), blendMode: blendMode)
  }

  /// Overlapping neighbours of one level are composited together, for translucent colours.
  func commands(_ nodes: [SymbolNode]) -> [DrawingCommand] {
    guard colors.count > 1 else { return nodes.flatMap(commands) }
    var commands: [DrawingCommand] = []
    var rest = nodes.flatMap(\.leaves)[...]
    while let level = rest.first?.level {
      let run = rest.prefix { $0.level == level }
      rest = rest.dropFirst(run.count)
      commands += united(run, color(of: level))
      let others = rest.prefix { $0.level == nil }
      commands += others.flatMap(self.commands)
      rest = rest.dropFirst(others.count)
    }
    return commands + rest.flatMap(self.commands)
  }

  private func united(_ nodes: ArraySlice<SymbolNode>, _ color: Color) -> [DrawingCommand] {
    guard color.alpha < 1, nodes.count > 1 else { return nodes.flatMap(commands) }
    var solid = self
    solid.colors = [color.opaque]
    solid.last = color.opaque
    let lines = nodes.flatMap(solid.commands)
    return [.beginGroup(DrawingGroup(opacity: color.alpha))] + lines + [.endGroup]
  }

  func commands(_ node: SymbolNode) -> [DrawingCommand] {
    switch node {
    case .fill(let path, let level):
      return [.fill(path, rule: .winding, ink: ink(level))]
    case .stroke(let path, let width, let level):
      return [.stroke(path, style: .symbol(width), ink: ink(level))]
    case .innerStroke(let path, let width, let level):
      let line = DrawingCommand.stroke(path, style: .symbol(width * 2), ink: ink(level))
      return [.save, .clip(path, rule: .winding), line, .restore]
    case .group(let nodes): return node.cuts ? group(nodes) : commands(nodes)
    case .knockout(let nodes):
      return colors.count > 1 ? commands(.group(nodes)) : cut(nodes)
    case .cut(let nodes): return cut(nodes)
    }
  }

  private func cut(_ nodes: [SymbolNode]) -> [DrawingCommand] {
    if nodes.contains(where: \.cuts) { return group(nodes, .destinationOut) }
    var mask = self
    mask.colors = [.black]
    mask.last = .black
    mask.blendMode = .destinationOut
    return mask.commands(nodes)
  }

  private func group(
    _ nodes: [SymbolNode],
    _ blendMode: CGBlendMode = .normal
  ) -> [DrawingCommand] {
    [.beginGroup(DrawingGroup(blendMode: blendMode))] + commands(nodes) + [.endGroup]
  }
}

extension StrokeStyle {
  fileprivate static func symbol(_ width: Double) -> StrokeStyle {
    StrokeStyle(width: width, cap: .round, join: .round)
  }
}

extension Color {
  fileprivate var opaque: Color {
    var color = self
    color.alpha = 1
    return color
  }
}
