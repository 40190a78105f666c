import Porting

/// Wanted: 50,000 lines ported in one second on one core.
func portingBenchmarks() {
  print("Porting")
  let files = (0..<screenCount).map { PortedModule.File(path: "\($0).swift", text: screen($0)) }
  let lines = files.reduce(0) { $0 + $1.text.count { $0 == UInt8(ascii: "\n") } }
  measure("\(files.count) files of one module, \(lines) lines", count: lines, runs: 3) {
    let ported = PortedModule(files)
    precondition(!ported.notes.isEmpty && ported.files != files, "nothing was ported")
    return Double(ported.files.reduce(0) { $0 + $1.text.count })
  }
}

private let screenCount = 500

/// A screen as apps have them: outlets, actions, selectors, optional requirements, an override in
/// an extension, comments and strings; about a hundred lines.
private func screen(_ index: Int) -> [UInt8] {
  Array((head(index) + (0..<10).map { step(index, $0) }.joined() + tail(index)).utf8)
}

private func head(_ index: Int) -> String {
  """
  import UIKit
  import MapKit

  @objc protocol Screen\(index)Delegate: AnyObject {
    @objc optional func screen(_ screen: Screen\(index), didSelect row: Int)
    @objc optional func canLeave(_ screen: Screen\(index)) -> Bool
  }

  /* A screen of the list /* number \(index) */. */
  class Screen\(index): UIViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet private var buttons: [UIButton]!
    weak var delegate: Screen\(index)Delegate?

    override func viewDidLoad() {
      super.viewDidLoad()
      let tap = UITapGestureRecognizer(target: self, action: #selector(step0(_:)))
      view.addGestureRecognizer(tap)
      NotificationCenter.default.addObserver(
        self, selector: #selector(step1), name: UIApplication.didEnterBackgroundNotification,
        object: nil
      )
    }

  """
}

private func step(_ screen: Int, _ index: Int) -> String {
  """
    @objc func step\(index)(_ sender: Any) {
      let rows = (0..<\(index + 3)).map { row in "Row \\(row) of \\(titleLabel.text ?? "none")" }
      guard let first = rows.first, !first.isEmpty else { return }
      // The row that was tapped last stays marked.
      UIView.animate(withDuration: 0.\(index + 1), animations: {
        self.titleLabel.alpha = rows.count > 3 ? 1 : 0
        self.titleLabel.text = first
      }) { finished in
        if finished { self.delegate?.screen?(self, didSelect: \(index)) }
      }
    }

  """
}

private func tail(_ index: Int) -> String {
  """
    @IBAction func close(_ sender: UIButton) {
      if delegate?.canLeave?(self) ?? true { dismiss(animated: true, completion: nil) }
    }
  }

  extension Screen\(index) {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      titleLabel.text = #keyPath(Screen\(index).titleLabel)
    }
  }

  """
}
