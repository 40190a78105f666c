import TestSupport
import Testing

@testable import Porting

@Suite struct PortingLawTests {
  private static let app = """
    import UIKit
    import MapKit

    @objc protocol Tapping: AnyObject {
      @objc optional func tapped(_ count: Int)
      @objc optional func title(for row: Int,
                                in section: Int) -> String
    }

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

    class Screen: UIViewController, Tapping {
      @IBOutlet private weak var label: UILabel!
      weak var delegate: Tapping?
      func show() {
        delegate?.tapped?(1)
        let title = delegate?.title?(for: 1, in: 2) ?? #keyPath(CALayer.opacity)
        _ = UITapGestureRecognizer(target: self, action: #selector(tap(_:)))
        UIApplication.shared.delegate?.window??.rootViewController = nil
      }
      @objc private func tap(_ sender: Any) {}
      @IBAction func go() {}
      func tapped(_ count: Int) {}
    }
    extension Screen {
      override func viewDidLoad() { super.viewDidLoad() }
    }
    """

  @Test func portedOnceIsPortedForGood() {
    let once = ported(Self.app)
    #expect(once != Self.app)
    #expect(ported(once) == once)
  }

  @Test func linesStayWhereTheyAre() {
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    #expect(lines(ported(Self.app)).count == lines(Self.app).count)
  }

  @Test(arguments: [
    "import UIKit\nclass A: UIView { dynamic var x = 1; @IBDesignable class B: UIView {} }\n",
    "import Foundation\nlet x = \"@objc #selector(a) \\(1) @IBOutlet\" // @objc\n/* #keyPath(a.b) */",
    "import UIKit\r\nlet color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\r\n",
    "#if DEBUG\nprint(1)\n#endif\nfunc f() { completion?(true); self.done?(1) }",
    "",
  ])
  func whatNeedsNoPortingStaysByteForByte(text: String) {
    #expect(ported(text) == text)
  }

  @Test func filesThatDoNotParseStayAsTheyAreAndSaySo() {
    let text = "class A { @objc func f() {\n"
    let module = ported([("a.swift", text), ("b.swift", "@objc class B {}")])
    #expect(module.text("a.swift") == text)
    #expect(module.text("b.swift") == "class B {}")
    let note = module.notes.first { $0.path == "a.swift" }
    #expect(note?.outcome == .left)
    #expect(note?.reason == "the file does not parse: a bracket is never closed")
    #expect(note?.remedy != nil)
  }

  @Test func notesComeInTheOrderOfFilesAndLines() {
    let call = "_ = owner?.tableView?(table, heightForRowAt: path) ?? 44\n"
    let module = ported([("b.swift", call + call + call), ("a.swift", "\n" + call + call)])
    #expect(
      module.notes.map { "\($0.path):\($0.line)" } == [
        "b.swift:1", "b.swift:2", "b.swift:3", "a.swift:2", "a.swift:3",
      ]
    )
  }

  @Test func soupNeverCrashesAndIsPortedForGood() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let soup = PortedModule.File(path: "soup.swift", text: random.soup(of: 40))
      let once = PortedModule([soup]).files
      #expect(PortedModule(once).files == once)
      #expect(once[0].text.count { $0 == 0x0A } == soup.text.count { $0 == 0x0A })
    }
  }

  @Test func theOrderOfFilesDecidesNothing() {
    let files = [
      ("a.swift", "import UIKit\nclass A: UIViewController { @objc func f() {} }"),
      ("b.swift", "import UIKit\nextension A { override func viewDidLoad() {} }"),
      ("c.swift", "import UIKit\nclass C: A { @objc func g() {}; override func f() {} }"),
    ]
    let forward = ported(files)
    let backward = ported(files.reversed())
    for (path, _) in files { #expect(forward.text(path) == backward.text(path)) }
  }
}
