import CoreGraphics
import Foundation
import Geometry
package import Scene

extension ShapeValues {
  package func content(moved move: CGAffineTransform?) -> Content {
    guard let own = path?.value else { return .none }
    let path = move.map(own.applying) ?? own
    var commands: [DrawingCommand] = []
    if let fillColor, fillColor.alpha > 0 {
      commands += fillColor.filling(path, fillRule.rule)
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeStart < strokeEnd {
      let line = path.trimmed(from: strokeStart, to: strokeEnd)
      commands += strokeColor.stroking(line, style)
    }
    return commands.isEmpty ? .none : .drawing(Drawing(commands))
  }

  private var style: StrokeStyle {
    StrokeStyle(
      width: lineWidth,
      cap: lineCap.cap,
      join: lineJoin.join,
      miterLimit: miterLimit,
      dash: lineDashPattern.map { Double($0) },
      dashPhase: lineDashPhase
    )
  }
}

extension GradientValues {
  package var content: Content {
    guard !colors.isEmpty else { return .none }
    let values = colors.map(\.value)
    let stops =
      locations.count == values.count
      ? zip(values, locations).map { Gradient.Stop($0, at: $1) } : Gradient.evenStops(values)
    return .gradient(Gradient(type.kind, stops: stops, start: startPoint, end: endPoint))
  }
}
