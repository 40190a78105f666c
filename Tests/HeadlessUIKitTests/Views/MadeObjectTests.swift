import Foundation
import Testing

@testable import HeadlessUIKit

/// Objects of classes that only a type parameter knows.
@MainActor
@Suite struct MadeObjectTests {
  private final class Panel: UIView {
    let title: String

    override init(frame: CGRect) {
      title = "panel"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Row: UITableViewCell {
    var lines = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      lines = 2
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    var tint = ""

    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      tint = "blue"
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {}

  private final class Side: UIPresentationController {
    var edge = ""

    override init(
      presentedViewController: UIViewController,
      presenting presentingViewController: UIViewController?
    ) {
      super.init(
        presentedViewController: presentedViewController,
        presenting: presentingViewController
      )
      edge = "left"
    }
  }

  /// One that is not made from its class alone.
  private final class Corner: UIPresentationController {
    init(_ screen: UIViewController) {
      super.init(presentedViewController: screen, presenting: nil)
    }
  }

  private final class Photo: UIImageView {
    let caption: String

    override init(frame: CGRect) {
      caption = "photo"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func make<Made: NSObject>(_ type: Made.Type) -> Made { Made.made() }

  @Test func everyClassRunsItsOwnInitialiser() {
    #expect(make(Panel.self).title == "panel")
    #expect(make(Row.self).lines == 2)
    #expect(make(Screen.self).tint == "blue")
    #expect(make(UILabel.self).text == nil)
    #expect(make(CALayer.self).sublayers == nil)
    #expect(make(UIBarButtonItem.self).title == nil)
    #expect(make(NSMutableParagraphStyle.self).alignment == .natural)
  }

  @Test func argumentsArrive() {
    #expect(Panel.made(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
    let row = Row.made(style: .subtitle, reuseIdentifier: "row")
    #expect(row.reuseIdentifier == "row" && row.detailTextLabel != nil)
    #expect(Row.made(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(Header.made(reuseIdentifier: "head").reuseIdentifier == "head")
    #expect(Screen.made(nibName: "Some", bundle: nil).nibName == "Some")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    let photo = Photo.made(image: image)
    #expect(photo.image === image && photo.bounds.size == image.size && photo.caption == "photo")
    #expect(Photo.made(image: nil).bounds.isEmpty)
    let (screen, kind) = (UIViewController(), Side.self as UIPresentationController.Type)
    let side = kind.made(presentedViewController: screen, presenting: nil) as? Side
    #expect(side?.edge == "left" && side?.presentedViewController === screen)
    #expect(Corner(screen).presentedViewController === screen)
  }
}
