import Foundation
import Geometry
import Scene
import Typography

/// The same scenes in our words.
extension SkiaCases.RoundedBox {
  var layer: Layer {
    let fill = Color(red: 0.2, green: 0.4, blue: 0.9)
    return box(CGRect(frame[0], frame[1], frame[2], frame[3]), fill).with {
      $0.cornerRadii = radii.radii
      $0.border = Border(width: border, color: Color(red: 0.9, green: 0.1, blue: 0.1))
    }
  }
}

extension SkiaCases.Ramp {
  func layer(_ kind: Gradient.Kind) -> Layer {
    let stops = stops.map { stop in
      let color = Color(red: stop[1], green: stop[2], blue: stop[3], alpha: stop[4])
      return Gradient.Stop(color, at: stop[0])
    }
    return box(CGRect(8, 8, 80, 60), nil).with {
      $0.content = .gradient(Gradient(kind, stops: stops, start: start.point, end: end.point))
    }
  }
}

extension SkiaCases.Cast {
  var layer: Layer {
    box(CGRect(28, 26, 40, 36), Color(red: 1, green: 0.8, blue: 0.2)).with {
      $0.cornerRadii = radii.radii
      $0.shadow = Shadow(opacity: opacity, radius: deviation, offset: offset.size)
    }
  }
}

extension SkiaCases.Stroke {
  var layer: Layer {
    var path = Path()
    path.move(to: points[0].point)
    for point in points.dropFirst() { path.addLine(to: point.point) }
    if closed { path.close() }
    let caps: [String: CGLineCap] = ["butt": .butt, "round": .round, "square": .square]
    let joins: [String: CGLineJoin] = ["miter": .miter, "round": .round, "bevel": .bevel]
    let style = StrokeStyle(
      width: width,
      cap: caps[cap] ?? .butt,
      join: joins[join] ?? .miter,
      dash: dash
    )
    let ink = Ink.color(Color(red: 0.1, green: 0.1, blue: 0.3))
    return box(CGRect(0, 0, 96, 96), nil).with {
      $0.content = .drawing(Drawing([.stroke(path, style: style, ink: ink)]))
    }
  }
}

extension SkiaCases.Line {
  func layer() throws -> Layer {
    let attributes = TextAttributes(font: Font(size: size))
    let layout = try TextLayout(StyledText(string, attributes), in: TextFrame())
    // The first run stands on the baseline where the line begins.
    let start = layout.lines[0].runs[0].origin
    let runs = layout.lines[0].runs.map { run in
      TextRuns.Run(
        run.glyphs,
        origin: CGPoint(
          x: origin[0] + run.origin.x - start.x,
          y: origin[1] + run.origin.y - start.y
        ),
        color: .black
      )
    }
    return box(CGRect(0, 0, 96, 96), nil).with { $0.content = .text(TextRuns(runs)) }
  }
}

extension SkiaCases.Turn {
  var layer: Layer {
    let dark = Color(red: 0.2, green: 0.2, blue: 0.2)
    var parts = [box(CGRect(0, 0, 76, 14), Color(red: 0.1, green: 0.4, blue: 0.9))]
    for row in 0..<4 {
      let y = Double(row) * 12
      parts.append(box(CGRect(8, 20 + y, 12, 8), Color(red: 0.9, green: 0.3, blue: 0.2)))
      parts.append(box(CGRect(26, 23 + y, 40, 2), dark))
    }
    let card = box(CGRect(10, 12, 76, 72), Color(red: 0.95, green: 0.95, blue: 1), parts)
    let turned = card.with {
      $0.isRasterGroup = true
      let angle = degrees * .pi / 180
      $0.transform = CATransform3DMakeRotation(angle, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, 0)
    }
    return box(CGRect(0, 0, 96, 96), nil, [turned]).with {
      $0.sublayerTransform.m34 = -1.0 / 300
    }
  }
}
