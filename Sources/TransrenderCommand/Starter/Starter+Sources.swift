extension Starter {
  // Tests/Consumers/Starter compiles the same sources.
  static let screen = """
    import UIKit

    /// A screen with a card that rises.
    public final class WelcomeController: UIViewController {
      public let card = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 120))

      public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemBlue
        card.layer.cornerRadius = 16
        view.addSubview(card)
      }

      public func raise() {
        UIView.animate(
          withDuration: 0.5,
          delay: 0,
          usingSpringWithDamping: 0.7,
          initialSpringVelocity: 0,
          animations: { self.card.center.y = 200 }
        )
      }
    }

    """

  static let test = """
    import Screens
    import Testing
    import TransitionSnapshotsTesting
    import UIKit

    @MainActor @Suite struct WelcomeTransitions {
      /// Compares pictures, callbacks and timing with the golden below `Goldens/`.
      @Test func theCardRises() throws {
        let controller = WelcomeController()
        try assertTransition(
          on: Stage(device: .iPhone15),
          from: controller,
          as: .filmstrip,
          .callbackLog,
          .timingCurve(of: .frame(controller.card))
        ) {
          controller.raise()
        }
      }
    }

    """

  static let reel = """
    import Screens
    import TransrenderCommand
    import UIKit

    TransitionReel.main([
      TransitionReel("raise", "the card rises") { stage in
        let controller = WelcomeController()
        stage.show(controller)
        return { controller.raise() }
      }
    ])

    """
}
