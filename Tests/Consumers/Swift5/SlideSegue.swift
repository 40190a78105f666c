import UIKit

// A segue that slides the next screen over this one and then presents it in its place.

class SlideSegue: UIStoryboardSegue {
  override func perform() {
    let from = source.view!
    let to = destination.view!
    guard let window = from.window else { return }
    let size = window.bounds.size
    to.frame = CGRect(x: size.width, y: 0, width: size.width, height: size.height)
    window.insertSubview(to, aboveSubview: from)
    UIView.animate(
      withDuration: 0.4,
      animations: {
        from.frame = from.frame.offsetBy(dx: -size.width, dy: 0)
        to.frame = to.frame.offsetBy(dx: -size.width, dy: 0)
      },
      completion: { _ in
        self.destination.modalPresentationStyle = .fullScreen
        self.source.present(self.destination, animated: false, completion: nil)
      }
    )
  }
}

class SegueStart: UIViewController {
  var prepared: [String] = []

  func next() {
    let segue = SlideSegue(
      identifier: "next",
      source: self,
      destination: LoggingViewController("next")
    )
    guard shouldPerformSegue(withIdentifier: "next", sender: self) else { return }
    prepare(for: segue, sender: self)
    segue.perform()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
    (segue.destination as? LoggingViewController)?.title = "Next"
  }
}
