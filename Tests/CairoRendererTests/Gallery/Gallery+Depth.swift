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
      Picture(
        "shadow-turns-with-its-layer",
        box(CGRect(20, 12, 40, 36), orange).with {
          $0.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
          $0.transform = CATransform3DScale($0.transform, 1, 0.7, 1)
          $0.shadow = Shadow(opacity: 0.6, radius: 2, offset: CGSize(width: 6, height: 0))
        }
      ),
    ]

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
