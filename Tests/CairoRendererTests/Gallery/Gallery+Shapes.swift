import Foundation
import Geometry
import Scene

extension Gallery {
  static let shapes: [Picture] = [
    Picture(
      "corners-circular-continuous-and-each",
      box(CGRect(4, 4, 22, 52), teal).with { $0.cornerRadii = CornerRadii(9) },
      box(CGRect(29, 4, 22, 52), orange).with {
        $0.cornerRadii = CornerRadii(7)
        $0.hasContinuousCorners = true
      },
      box(CGRect(54, 4, 22, 52), purple).with {
        $0.cornerRadii = CornerRadii(topLeft: 0, topRight: 4, bottomRight: 8, bottomLeft: 40)
        $0.border = Border(width: 2, color: ink)
      }
    ),
    Picture(
      "rounded-clip-cuts-children-without-fringe",
      box(CGRect(10, 6, 60, 48), teal, [screen(orange)]).with {
        $0.cornerRadii = CornerRadii(16)
        $0.clipsToBounds = true
        $0.border = Border(width: 1.5, color: ink)
      }
    ),
    Picture(
      "shadow-shows-through-translucent-layer",
      box(CGRect(8, 10, 28, 34), orange.withAlpha(0.5)).with {
        $0.cornerRadii = CornerRadii(6)
        $0.shadow = Shadow(opacity: 0.8, radius: 3, offset: CGSize(width: 3, height: 5))
      },
      box(CGRect(46, 10, 24, 34), orange).with {
        $0.shadow = Shadow(
          color: .blue,
          opacity: 0.6,
          radius: 2,
          offset: CGSize(width: 0, height: 2),
          path: Path(ellipseIn: CGRect(-4, 26, 32, 14))
        )
      }
    ),
    Picture(
      "shadow-follows-the-silhouette-of-children",
      box(
        CGRect(10, 8, 60, 44),
        nil,
        [
          box(CGRect(0, 0, 24, 24), teal).with { $0.cornerRadii = CornerRadii(12) },
          box(CGRect(30, 14, 20, 20), purple),
        ]
      ).with { $0.shadow = Shadow(opacity: 0.5, radius: 2, offset: CGSize(width: 2, height: 4)) }
    ),
    Picture(
      "clip-cuts-the-layers-own-shadow",
      box(CGRect(10, 8, 26, 44), teal.withAlpha(0.6)).with {
        $0.shadow = Shadow(radius: 3, offset: CGSize(width: 4, height: 4))
        $0.clipsToBounds = true
        $0.cornerRadii = CornerRadii(8)
      },
      box(CGRect(44, 8, 26, 44), teal.withAlpha(0.6)).with {
        $0.shadow = Shadow(radius: 3, offset: CGSize(width: 4, height: 4))
        $0.cornerRadii = CornerRadii(8)
      }
    ),
    Picture(
      "mask-takes-its-alpha",
      screen(purple).with {
        $0.mask = Node(
          box(CGRect(10, 5, 60, 50), nil).with {
            $0.content = .gradient(
              Gradient(
                .radial,
                stops: Gradient.evenStops([.black, .black, .clear]),
                start: CGPoint(x: 0.5, y: 0.5),
                end: CGPoint(x: 1, y: 1)
              )
            )
          }
        )
      }
    ),
    Picture(
      "group-opacity-is-one-blend",
      box(CGRect(6, 10, 32, 40), teal, [box(CGRect(8, 8, 40, 20), orange)]).with {
        $0.opacity = 0.5
      },
      box(CGRect(50, 34, 24, 20), purple).with { $0.opacity = 0.5 }
    ),
    Picture(
      "rotated-edges-soft-and-hard",
      box(CGRect(8, 14, 28, 28), teal).with {
        $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
      },
      box(CGRect(44, 14, 28, 28), orange).with {
        $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        $0.antialiasesEdges = false
      }
    ),
  ]
}
