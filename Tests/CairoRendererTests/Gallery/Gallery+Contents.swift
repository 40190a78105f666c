import Foundation
import Geometry
import Scene

extension Gallery {
  static let contents: [Picture] = [
    Picture(
      "gradients-linear-radial-conic",
      gradient(CGRect(4, 4, 22, 52), .linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
      gradient(CGRect(29, 4, 22, 52), .radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)),
      gradient(CGRect(54, 4, 22, 52), .conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
        .with { $0.cornerRadii = CornerRadii(8) }
    ),
    Picture(
      "image-gravities",
      image(CGRect(2, 4, 36, 24), .resize),
      image(CGRect(42, 4, 36, 24), .resizeAspect),
      image(CGRect(2, 32, 36, 24), .resizeAspectFill).with { $0.clipsToBounds = true },
      image(CGRect(42, 32, 36, 24), .bottomRight)
    ),
    Picture(
      "image-small-large-nearest-tinted",
      image(CGRect(2, 4, 5, 5), .resize),
      image(CGRect(10, 4, 30, 30), .resize) {
        $0.magnification = .nearest
      },
      image(CGRect(44, 4, 32, 24), .resize) { $0.tint = teal.withAlpha(0.8) },
      image(CGRect(10, 38, 30, 18), .resize) { $0.contentsRect = CGRect(0.5, 0, 0.5, 1) }
    ),
    Picture(
      "image-caps-stretch-and-tile",
      slices(CGRect(4, 4, 50, 20), tiles: false),
      slices(CGRect(4, 30, 50, 25), tiles: true),
      slices(CGRect(60, 4, 16, 50), tiles: false)
    ),
    Picture("drawing-strokes-dashes-caps-joins", drawing(strokes)),
    Picture("drawing-clips-groups-and-patterns", drawing(groups)),
    Picture("drawing-blend-modes", drawing(blends), width: 120, height: 72),
    Picture(
      "glyph-outlines-with-holes",
      box(CGRect(4, 4, 72, 52), paper).with {
        let run = TextRuns.Run(
          glyphs(size: 20),
          origin: CGPoint(x: 4, y: 24),
          color: ink.withAlpha(0.7)
        )
        var second = run
        second.origin.y = 46
        second.color = orange
        second.outline = Border(width: 0.5, color: ink)
        second.shadow = Shadow(opacity: 0.5, radius: 1, offset: CGSize(width: 1, height: 1))
        let line = TextRuns.Decoration(rect: CGRect(4, 26, 60, 1), color: teal)
        $0.content = .text(TextRuns([run, second], decorations: [line]))
      }
    ),
    Picture(
      "frozen-part-with-caps",
      box(CGRect(4, 4, 72, 30), nil).with {
        $0.content = .frozen(
          FrozenContent(
            Node(screen(teal)),
            source: CGRect(0, 0, 80, 30),
            center: CGRect(0.3, 0.4, 0.4, 0.2)
          )
        )
      },
      box(CGRect(24, 38, 30, 20), nil).with {
        $0.content = .frozen(FrozenContent(Node(screen(purple)), source: CGRect(0, 0, 80, 60)))
      }
    ),
  ]

  private static func gradient(
    _ frame: CGRect,
    _ kind: Gradient.Kind,
    _ start: CGPoint,
    _ end: CGPoint
  ) -> Layer {
    box(frame, nil).with {
      let stops = Gradient.evenStops([orange, purple, teal.withAlpha(0.2)])
      $0.content = .gradient(Gradient(kind, stops: stops, start: start, end: end))
    }
  }

  private static func image(
    _ frame: CGRect,
    _ gravity: ImageContent.Gravity,
    _ change: (inout ImageContent) -> Void = { _ in }
  ) -> Layer {
    var image = ImageContent(bitmap: quarters, gravity: gravity)
    change(&image)
    return box(frame, ink.withAlpha(0.1)).with { $0.content = .image(image) }
  }

  private static func slices(_ frame: CGRect, tiles: Bool) -> Layer {
    box(frame, nil).with {
      $0.content = .image(
        ImageContent(
          bitmap: button,
          contentsCenter: CGRect(1.0 / 3, 1.0 / 3, 1.0 / 3, 1.0 / 3),
          tilesCenter: tiles
        )
      )
    }
  }

  static func drawing(_ commands: [DrawingCommand]) -> Layer {
    box(CGRect(0, 0, 80, 60), nil).with { $0.content = .drawing(Drawing(commands)) }
  }

  /// A ring, a slanted bar and a dot: quadratic and cubic outlines in font units.
  private static func glyphs(size: Double) -> GlyphRun {
    var ring = Path(ellipseIn: CGRect(50, 0, 500, 700))
    ring.append(Path(ellipseIn: CGRect(150, 100, 300, 500)).reversed)
    var bar = Path()
    bar.move(to: CGPoint(x: 50, y: 0))
    bar.addLine(to: CGPoint(x: 170, y: 0))
    bar.addQuad(to: CGPoint(x: 350, y: 700), control: CGPoint(x: 300, y: 300))
    bar.addLine(to: CGPoint(x: 230, y: 700))
    bar.close()
    let outlines = [ring, bar, ring, bar]
    return GlyphRun(
      text: "o/o/",
      font: "Drawn",
      size: size,
      unitsPerEm: 1000,
      glyphs: outlines.enumerated().map {
        GlyphRun.Glyph(outline: $1, position: CGPoint(x: Double($0) * 0.55 * size, y: 0))
      }
    )
  }
}

extension Path {
  /// The same closed outline the other way round; cubics and lines only.
  fileprivate var reversed: Path {
    var points: [[CGPoint]] = []
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): last = point
      case .line(let end):
        points.append([end, last])
        last = end
      case .cubic(let one, let two, let end):
        points.append([end, two, one, last])
        last = end
      case .quad, .close: continue
      }
    }
    var path = Path()
    path.move(to: last)
    for part in points.reversed() {
      if part.count == 2 {
        path.addLine(to: part[1])
      } else {
        path.addCubic(to: part[3], control1: part[1], control2: part[2])
      }
    }
    path.close()
    return path
  }
}
