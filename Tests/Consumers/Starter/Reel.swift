import TransrenderCommand
import UIKit

/// The starter's `main.swift`, which is compiled here but never called.
@MainActor func filmTheWelcome() -> Never {
  TransitionReel.main([
    TransitionReel("raise", "the card rises") { stage in
      let controller = WelcomeController()
      stage.show(controller)
      return { controller.raise() }
    }
  ])
}
