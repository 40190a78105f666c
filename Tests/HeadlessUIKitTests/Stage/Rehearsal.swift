import Foundation
import Geometry
import Scene

@testable import HeadlessUIKit

/// A film with a bit of everything whose order or value could differ from run to run.
@MainActor
enum Rehearsal {
  static func film() throws -> Film {
    let stage = Stage(device: .iPhone15)
    let screen = Screen()
    stage.show(screen)
    return try stage.record(fps: 30) {
      screen.play()
      stage.schedule(at: 0.2) {
        let card = Card()
        card.modalPresentationStyle = .fullScreen
        screen.present(card, animated: true)
      }
    }
  }

  /// Every scene, event and fault of it in one line each.
  static func lines() throws -> [String] {
    let film = try film()
    return film.frames.map { "\($0.index) \($0.time) \($0.scene.root.digest)" }
      + film.events.map { "\($0)" } + film.faults.map { "\($0.time) \($0.sentence)" }
      + ["\(film.end.scene.root.digest) \(film.duration)"]
  }

  private final class Card: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemIndigo
    }
  }

  private final class Screen: UIViewController {
    private let names: Set<String> = ["sun", "moon", "star", "cloud", "rain", "snow"]
    private let places: [String: CGPoint] = [
      "sun": CGPoint(x: 40, y: 100), "moon": CGPoint(x: 120, y: 160),
      "star": CGPoint(x: 200, y: 220), "cloud": CGPoint(x: 280, y: 280),
      "rain": CGPoint(x: 160, y: 340), "snow": CGPoint(x: 60, y: 400),
    ]
    private var labels: [String: UILabel] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      for name in names.sorted() {
        let label = UILabel()
        label.text = name
        label.sizeToFit()
        label.center = places[name] ?? .zero
        view.addSubview(label)
        labels[name] = label
      }
    }

    func play() {
      for (index, name) in names.sorted().enumerated() {
        guard let label = labels[name] else { continue }
        UIView.animate(
          withDuration: 0.4,
          delay: 0.05 * Double(index),
          usingSpringWithDamping: 0.5,
          initialSpringVelocity: 1,
          animations: {
            label.center.x += 40
            label.transform = CGAffineTransform(rotationAngle: 0.3)
          }
        )
      }
      UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {
        self.view.backgroundColor = .systemTeal
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
        MainActor.assumeIsolated { self.labels["sun"]?.text = "day" }
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        MainActor.assumeIsolated { self.labels["moon"]?.alpha = 0.4 }
      }
    }
  }
}
