// region first
import FrameExport
import Testing
import UIKit

final class CardController: UIViewController {
  let card = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 16
    view.addSubview(card)
  }

  func raise() {
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0,
      animations: { self.card.center.y = 200 }
    )
  }
}

@MainActor @Test func theCardRises() throws {
  let stage = Stage(device: .iPhone15)
  let controller = CardController()
  stage.show(controller)
  let film = try stage.record { controller.raise() }
  #expect(film.duration == 0.5)
  #expect(film.frames.count == 31)
  #expect(film.faults.isEmpty)
  #expect(stage.log.first?.name == "loadView()")
  try film.write(to: URL(filePath: "out/card"), as: .pngSequence)
}
// endregion
