import Foundation
import Testing
import UIKit

/// A card that rises, as a person would film it on a device.
final class RisingController: RecordedController {
  let card = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemBlue
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
  }

  func raise() {
    UIView.animate(withDuration: 0.2) {
      self.card.center.y = 200
      self.card.alpha = 0.5
    }
  }
}

/// The recorder for devices, compiled and run against this package.
@MainActor @Suite(.serialized) struct RecorderTests {
  private func stage(_ controller: UIViewController) -> Stage {
    let stage = Stage(device: .iPhone15)
    stage.show(controller)
    return stage
  }

  @Test func itSamplesWhatIsShown() throws {
    let controller = RisingController()
    let stage = stage(controller)
    let recording = Recorder(window: stage.window).record("raise", for: 0.4) { controller.raise() }
    #expect(recording.width == 393 && recording.height == 852)
    #expect(recording.times.count > 5)
    #expect(zip(recording.times, recording.times.dropFirst()).allSatisfy { $0 <= $1 })
    let card = try #require(recording.layers.first { $0.title == "UIView 'card'" })
    let ys = card.y.compactMap(\.self)
    #expect(ys.count == recording.times.count)
    #expect(ys.first == 700 && ys.last == 140)
    #expect(card.width.allSatisfy { $0 == 353 })
    #expect(zip(ys, ys.dropFirst()).allSatisfy { $0 >= $1 })
    // The model is at its end from the start: what is between can only come from the presentation.
    #expect(ys.contains { $0 < 690 && $0 > 150 })
    #expect(card.opacity.last == 0.5)
    let parents = sequence(first: card) { $0.parent.map { recording.layers[$0] } }
    #expect(parents.contains { $0.title == "UIWindow" })
  }

  @Test func itHearsCallbacks() {
    let (first, second) = (RisingController(), RisingController())
    let stage = stage(first)
    second.modalPresentationStyle = .fullScreen
    let recording = Recorder(window: stage.window).record("present", for: 0.8) {
      first.present(second, animated: true)
    }
    let names = recording.events.map(\.name)
    #expect(names.prefix(2) == ["viewDidLoad()", "viewWillDisappear(animated: true)"])
    #expect(
      names.suffix(2) == ["viewDidAppear(animated: true)", "viewDidDisappear(animated: true)"]
    )
    #expect(recording.events.allSatisfy { $0.subject == "RisingController" })
  }

  @Test func itTakesPictures() throws {
    let controller = RisingController()
    let stage = stage(controller)
    let recording = Recorder(window: stage.window, takesPictures: true)
      .record("raise", for: 0.1) { controller.raise() }
    let pictures = try #require(recording.pictures)
    #expect(pictures.count == recording.times.count)
    #expect(UIImage(data: pictures[0])?.size.width ?? 0 >= 393)
  }

  @Test func itsJSONComesBack() throws {
    let controller = RisingController()
    let stage = stage(controller)
    let recording = Recorder(window: stage.window)
      .record("raise", for: 0.1, asks: [.curves("view-animation.default-curve")]) {}
    let again = try JSONDecoder().decode(Recording.self, from: recording.json())
    #expect(try again.json() == recording.json())
    #expect(again.asks.map(\.rule) == ["view-animation.default-curve"])
  }
}
