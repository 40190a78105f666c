import Foundation
import Geometry
import Scene

extension Gallery {
  static let depth: [Picture] =
    [0.3, 1.2, 2.2].map { angle in
      Picture(
        "flip-in-perspective-\(Int(angle * 10))",
        box(
          CGRect(0, 0, 80, 60),
          nil,
          [page(orange, angle, isBack: false), page(teal, angle, isBack: true)]
        )
        .with { $0.sublayerTransform.m34 = -1.0 / 150 }
      )
    } + [
      Picture(
        "cube-keeps-its-depth",
        box(
          CGRect(0, 0, 80, 60),
          nil,
          [
            box(
              CGRect(25, 15, 30, 30),
              nil,
              [face(0, teal), face(1, orange), face(2, purple), face(3, ink)]
            )
            .with {
              $0.preservesDepth = true
              let tilt = CATransform3DMakeRotation(-0.5, 1, 0, 0)
              $0.transform = CATransform3DConcat(CATransform3DMakeRotation(0.6, 0, 1, 0), tilt)
            }
          ]
        ).with { $0.sublayerTransform.m34 = -1.0 / 200 }
      ),
      Picture(
        "zposition-nears-in-perspective",
        box(
          CGRect(0, 0, 80, 60),
          nil,
          [
            box(CGRect(5, 10, 30, 40), teal).with { $0.zPosition = 40 },
            box(CGRect(30, 10, 30, 40), orange),
          ]
        ).with { $0.sublayerTransform.m34 = -1.0 / 200 }
      ),
      Picture("cube-of-six-faces-from-a-corner", cube),
      Picture(
        "planes-cut-each-other",
        box(
          CGRect(0, 0, 80, 60),
          nil,
          [
            blade(teal, CATransform3DMakeRotation(0.9, 0, 1, 0)),
            blade(orange, CATransform3DMakeRotation(-0.8, 1, 0, 0)),
            blade(ink, CATransform3DMakeScale(1.2, 0.2, 1)),
          ]
        ).with { $0.sublayerTransform.m34 = -1.0 / 200 }
      ),
      Picture("flip-beside-neighbours", flipBesideNeighbours),
      Picture(
        "shadow-turns-with-its-layer",
        box(CGRect(20, 12, 40, 36), orange).with {
          $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
          $0.transform = CATransform3DScale($0.transform, 1, 0.7, 1)
          $0.shadow = Shadow(opacity: 0.6, radius: 2, offset: CGSize(width: 6, height: 0))
        }
      ),
    ]

  /// Opaque and with both sides, the near faces first: depth alone puts the far ones below.
  private static var cube: Layer {
    let sides = [teal, orange, purple, ink].enumerated().map { face($0, $1) }
    let ends = [-1.0, 1].map { end in
      face(0, Color(white: end < 0 ? 0.8 : 0.4)).with {
        let out = CATransform3DMakeTranslation(0, 0, 15)
        $0.transform = CATransform3DConcat(out, CATransform3DMakeRotation(end * .pi / 2, 1, 0, 0))
      }
    }
    let cube = box(CGRect(25, 15, 30, 30), nil, ends.reversed() + sides).with {
      $0.preservesDepth = true
      let tilt = CATransform3DMakeRotation(-0.6, 1, 0, 0)
      $0.transform = CATransform3DConcat(CATransform3DMakeRotation(0.7, 0, 1, 0), tilt)
      $0.children = $0.children.map { Node($0.layer.with { $0.isDoubleSided = true }) }
    }
    return box(CGRect(0, 0, 80, 60), nil, [cube]).with { $0.sublayerTransform.m34 = -1.0 / 200 }
  }

  /// About the middle of the stage, where all of them meet.
  private static func blade(_ tint: Color, _ transform: CATransform3D) -> Layer {
    box(CGRect(15, 5, 50, 50), tint).with { $0.transform = transform }
  }

  /// A card in the middle of its turn: one side stands before its neighbours, one behind them.
  private static var flipBesideNeighbours: Layer {
    let cards = [8.0, 30, 52].enumerated().map { index, x in
      screen([teal, orange, purple][index], CGRect(x, 12, 20, 36)).with {
        $0.clipsToBounds = true
        guard index == 1 else { return }
        $0.isRasterGroup = true
        let turn = CATransform3DMakeRotation(-0.6, 0, 1, 0)
        $0.transform = CATransform3DConcat(CATransform3DMakeScale(2, 1, 1), turn)
      }
    }
    return box(CGRect(0, 0, 80, 60), nil, cards).with { $0.sublayerTransform.m34 = -1.0 / 120 }
  }

  private static func page(_ tint: Color, _ angle: Double, isBack: Bool) -> Layer {
    screen(tint, CGRect(10, 5, 60, 50)).with {
      $0.isDoubleSided = false
      $0.isRasterGroup = true
      $0.transform = CATransform3DMakeRotation(angle + (isBack ? Double.pi : 0), 0, 1, 0)
    }
  }

  private static func face(_ index: Int, _ tint: Color) -> Layer {
    box(CGRect(0, 0, 30, 30), tint, [box(CGRect(4, 4, 8, 8), .white)]).with {
      let out = CATransform3DMakeTranslation(0, 0, 15)
      let turn = CATransform3DMakeRotation(Double(index) * Double.pi / 2, 0, 1, 0)
      $0.transform = CATransform3DConcat(out, turn)
      $0.isDoubleSided = false
    }
  }
}
