import Foundation
import Geometry
import Scene

/// Films that are made here, of few layers.
enum Samples {
  /// A card that slides over a page and fades in, and then stands still.
  static func film(
    frames count: Int = 7,
    distance: Double = 20,
    card: String = "UIView 'card'",
    subject: String = "Detail",
    sentence: String = "it is late"
  ) -> Film {
    let frames = (0..<count).map { index in
      let progress = Swift.min(Double(index) / 4, 1)
      return Frame(
        index: index,
        time: Double(index) / 60,
        scene: scene(at: progress * distance, opacity: progress, card: card)
      )
    }
    return Film(
      frames: frames,
      end: frames[count - 1],
      duration: Double(count - 1) / 60,
      events: [
        Film.Event(time: 0, subject: subject, name: "viewWillAppear(animated: true)"),
        Film.Event(time: 4.0 / 60, subject: "Detail", name: "viewDidAppear(animated: true)"),
      ],
      faults: [
        Film.Fault(
          time: 2.0 / 60,
          severity: .warning,
          subject: "Detail",
          sentence: sentence,
          remedy: "begin sooner"
        )
      ]
    )
  }

  static func scene(at x: Double, opacity: Double, card title: String) -> Scene {
    var card = Layer(frame: CGRect(x: x, y: 10, width: 12, height: 8))
    card.background = Color(red: 0.2, green: 0.4, blue: 0.8)
    card.opacity = opacity
    let page = Layer(
      frame: CGRect(x: 0, y: 0, width: 60, height: 40),
      children: [Node(card, id: 7, label: "card", title: title)]
    )
    return Scene(size: page.bounds.size, background: .white, root: Node(page, label: "window"))
  }
}
