import Foundation
import Geometry
import Scene

extension Gallery {
  static let effects: [Picture] =
    [15.0, 50, 85].map { travel in
      Picture("page-curl-\(Int(travel))", screen(teal), curl(travel: travel))
    } + [
      Picture(
        "page-curl-turned",
        screen(teal),
        curl(travel: 50).with {
          $0.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
        }
      ),
      Picture("mix-is-a-dissolve", mix(.uniform(0.4))),
      Picture(
        "mix-by-alpha-is-a-wipe",
        mix(
          .alpha(
            of: Node(
              box(CGRect(0, 0, 80, 60), nil).with {
                $0.content = .gradient(
                  Gradient(
                    stops: [.init(.black, at: 0.3), .init(.clear, at: 0.7)],
                    start: CGPoint(x: 0, y: 0),
                    end: CGPoint(x: 1, y: 0)
                  )
                )
              }
            )
          )
        )
      ),
      Picture(
        "blur-and-toning-of-a-picture",
        screen(orange, CGRect(4, 4, 34, 52)).with { $0.effects = [.blur(deviation: 2)] },
        screen(orange, CGRect(42, 4, 34, 52)).with {
          $0.effects = [.toning(Toning(saturation: 0, brightness: 0.8))]
        }
      ),
      Picture(
        "colours-multiplied-in-a-picture",
        screen(orange, CGRect(4, 4, 34, 52)),
        screen(orange, CGRect(42, 4, 34, 52)).with {
          $0.effects = [.multiply(Color(red: 0.25, green: 1, blue: 0.5))]
          $0.opacity = 0.75
        }
      ),
      Picture(
        "backdrop-blur-inside-round-corners",
        screen(purple),
        box(CGRect(14, 8, 52, 36), nil, [box(CGRect(10, 10, 20, 4), ink)]).with {
          $0.cornerRadii = CornerRadii(10)
          $0.clipsToBounds = true
          $0.effects = [
            .backdropBlur(
              BackdropBlur(
                deviation: 4,
                toning: Toning(saturation: 1.8),
                tint: Color(white: 1, alpha: 0.4)
              )
            )
          ]
        }
      ),
    ]

  private static func curl(travel: Double) -> Layer {
    box(CGRect(0, 0, 80, 60), nil).with {
      $0.content = .pageCurl(
        PageCurl(
          front: Node(screen(orange)),
          angle: 0.75 * -Double.pi,
          travel: travel,
          radius: 9
        )
      )
    }
  }

  private static func mix(_ amount: Mix.Amount) -> Layer {
    box(CGRect(0, 0, 80, 60), nil).with {
      $0.content = .mix(Mix(from: Node(screen(orange)), to: Node(screen(teal)), amount: amount))
    }
  }
}
