// region reel
import TransrenderCommand
import UIKit

@MainActor func filmTheCard() -> Never {
  TransitionReel.main([
    TransitionReel("raise", "the card rises") { stage in
      let controller = CardController()
      stage.show(controller)
      return { controller.raise() }
    }
  ])
}
// endregion
