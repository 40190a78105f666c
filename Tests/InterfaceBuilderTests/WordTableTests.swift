import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit
@testable import InterfaceBuilder

/// Interface Builder's words for traits, keyboards, styles and transitions.
@MainActor @Suite struct WordTableTests {
  private func controller(
    _ attributes: String,
    element: String = "viewController"
  ) throws -> UIViewController {
    let scene = "<\(element) id=\"a\" sceneMemberID=\"viewController\" \(attributes)/>"
    let board = try Documents.board(Documents.storyboard([scene]))
    return try #require(board.instantiateInitialViewController())
  }

  @Test func traitsOfAccessibilityAreNamed() throws {
    let rows: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
      ("tabBar", .tabBar), ("header", .header),
    ]
    for (word, traits) in rows {
      let view = try made(
        """
        <view id="v"><accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" \(word)="YES"/></accessibility></view>
        """,
        UIView.self
      )
      #expect(view.accessibilityTraits == traits, "\(word)")
    }
  }

  @Test func stylesOfControllersAreNamed() throws {
    for name in ["interfaceStyle", "overrideUserInterfaceStyle"] {
      let styles: [(String, UIUserInterfaceStyle)] = [
        ("dark", .dark), ("light", .light), ("unspecified", .unspecified),
      ]
      for (word, style) in styles {
        let controller = try controller("\(name)=\"\(word)\"")
        #expect(controller.overrideUserInterfaceStyle == style, "\(name) \(word)")
      }
    }
  }

  @Test func itemsOfATabBarHaveTheirWidth() throws {
    let bar = try made(
      "<tabBar id=\"b\" itemPositioning=\"centered\" itemWidth=\"70\" itemSpacing=\"9\"/>",
      UITabBar.self
    )
    #expect(bar.itemPositioning == .centered && bar.itemWidth == 70 && bar.itemSpacing == 9)
    let box = try made("<switch id=\"s\" preferredStyle=\"checkbox\"/>", UISwitch.self)
    #expect(box.preferredStyle == .checkbox)
  }

  // MARK: Keyboards

  private func field(_ traits: String) throws -> UITextField {
    try made(
      "<textField id=\"f\"><textInputTraits key=\"textInputTraits\" \(traits)/></textField>",
      UITextField.self
    )
  }

  @Test func keyboardsAreNamed() throws {
    let keyboards: [(String, UIKeyboardType)] = [
      ("default", .default), ("alphabet", .asciiCapable), ("ASCIICapable", .asciiCapable),
      ("numbersAndPunctuation", .numbersAndPunctuation), ("URL", .URL), ("numberPad", .numberPad),
      ("phonePad", .phonePad), ("namePhonePad", .namePhonePad), ("emailAddress", .emailAddress),
      ("decimalPad", .decimalPad), ("twitter", .twitter), ("webSearch", .webSearch),
      ("asciiCapableNumberPad", .asciiCapableNumberPad),
    ]
    for (word, type) in keyboards {
      #expect(try field("keyboardType=\"\(word)\"").keyboardType == type, "\(word)")
    }
    let returns: [(String, UIReturnKeyType)] = [
      ("default", .default), ("go", .go), ("google", .google), ("join", .join), ("next", .next),
      ("route", .route), ("search", .search), ("send", .send), ("yahoo", .yahoo), ("done", .done),
      ("emergencyCall", .emergencyCall), ("continue", .continue),
    ]
    for (word, type) in returns {
      #expect(try field("returnKeyType=\"\(word)\"").returnKeyType == type, "\(word)")
    }
  }

  @Test func correctionsAndCapitalsAreNamed() throws {
    let looks: [(String, UIKeyboardAppearance)] = [
      ("default", .default), ("alert", .dark), ("dark", .dark), ("light", .light),
    ]
    for (word, look) in looks {
      #expect(try field("keyboardAppearance=\"\(word)\"").keyboardAppearance == look, "\(word)")
    }
    let capitals: [(String, UITextAutocapitalizationType)] = [
      ("none", .none), ("words", .words), ("sentences", .sentences),
      ("allCharacters", .allCharacters),
    ]
    for (word, type) in capitals {
      let field = try field("autocapitalizationType=\"\(word)\"")
      #expect(field.autocapitalizationType == type, "\(word)")
    }
    let corrections: [(String, UITextAutocorrectionType)] = [
      ("default", .default), ("no", .no), ("yes", .yes),
    ]
    for (word, type) in corrections {
      #expect(try field("autocorrectionType=\"\(word)\"").autocorrectionType == type, "\(word)")
    }
    for (word, flag) in [("YES", true), ("NO", false)] {
      let field = try field("enablesReturnKeyAutomatically=\"\(word)\" secureTextEntry=\"\(word)\"")
      #expect(field.enablesReturnKeyAutomatically == flag && field.isSecureTextEntry == flag)
    }
  }

  // MARK: Controllers

  @Test func presentationsAndTransitionsAreNamed() throws {
    let presentations: [(String, UIModalPresentationStyle)] = [
      ("fullScreen", .fullScreen), ("pageSheet", .pageSheet), ("formSheet", .formSheet),
      ("currentContext", .currentContext), ("custom", .custom),
      ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
      ("popover", .popover), ("automatic", .automatic), ("none", .none),
    ]
    for (word, style) in presentations {
      #expect(SegueWords.presentations[word] == style, "\(word)")
    }
    let transitions: [(String, UIModalTransitionStyle)] = [
      ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
      ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
    ]
    for (word, style) in transitions {
      let controller = try controller("modalTransitionStyle=\"\(word)\"")
      #expect(controller.modalTransitionStyle == style, "\(word)")
    }
    let sheet = try controller("modalPresentationStyle=\"formSheet\"")
    #expect(sheet.modalPresentationStyle == .formSheet)
  }

  @Test func flagsOfControllersAreBothSet() throws {
    let rows: [(String, KeyPath<UIViewController, Bool>)] = [
      ("definesPresentationContext", \.definesPresentationContext),
      (
        "providesPresentationContextTransitionStyle",
        \.providesPresentationContextTransitionStyle
      ),
      ("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
      ("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
      ("modalInPresentation", \.isModalInPresentation),
    ]
    for (name, path) in rows {
      for (word, flag) in [("YES", true), ("NO", false)] {
        let controller = try controller("\(name)=\"\(word)\"")
        #expect(controller[keyPath: path] == flag, "\(name)=\(word)")
      }
    }
  }

  @Test func flagsOfStacksOfControllersAreBothSet() throws {
    let rows: [(String, KeyPath<UINavigationController, Bool>)] = [
      ("navigationBarHidden", \.isNavigationBarHidden), ("toolbarHidden", \.isToolbarHidden),
      ("hidesBarsOnSwipe", \.hidesBarsOnSwipe), ("hidesBarsOnTap", \.hidesBarsOnTap),
      ("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
      ("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
    ]
    for (name, path) in rows {
      for (word, flag) in [("YES", true), ("NO", false)] {
        let made = try controller("\(name)=\"\(word)\"", element: "navigationController")
        let stack = try #require(made as? UINavigationController)
        #expect(stack[keyPath: path] == flag, "\(name)=\(word)")
      }
    }
  }

  @Test func tabsOfTheSystemHaveTheirTitles() throws {
    let rows = [
      ("more", "More"), ("favorites", "Favorites"), ("featured", "Featured"),
      ("topRated", "Top Rated"), ("recents", "Recents"), ("contacts", "Contacts"),
      ("history", "History"), ("bookmarks", "Bookmarks"), ("search", "Search"),
      ("downloads", "Downloads"), ("mostRecent", "Most Recent"), ("mostViewed", "Most Viewed"),
    ]
    for (word, title) in rows {
      let xml =
        "<tabBar id=\"b\"><items><tabBarItem systemItem=\"\(word)\" id=\"i\"/></items></tabBar>"
      #expect(try made(xml, UITabBar.self).items?.map(\.title) == [title])
    }
  }

  // MARK: Texts

  @Test func fragmentsOfTextsHaveTheirAttributes() throws {
    let button = try made(
      """
      <button id="b"><state key="normal"><attributedString key="attributedTitle">
      <fragment content="Tea"><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
      <color key="NSBackgroundColor" red="0" green="1" blue="0" alpha="1"/>
      <font key="NSFont" size="21" name="Nowhere-Bold"/>
      <real key="NSKern" value="2.5"/><integer key="NSUnderline" value="1"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingMiddle" \
      lineSpacing="2" paragraphSpacing="3" lineHeightMultiple="1.5" minimumLineHeight="10" \
      maximumLineHeight="20"/></attributes></fragment></attributedString></state></button>
      """,
      UIButton.self
    )
    let text = try #require(button.attributedTitle(for: .normal))
    let found = text.attributes(at: 0, effectiveRange: nil)
    #expect(text.string == "Tea")
    #expect(
      found[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    )
    #expect(
      found[.backgroundColor] as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    )
    #expect(found[.font] as? UIFont == .systemFont(ofSize: 21, weight: .bold))
    #expect(found[.kern] as? Double == 2.5 && found[.underlineStyle] as? Int == 1)
    let style = try #require(found[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .right && style.lineBreakMode == .byTruncatingMiddle)
    #expect([style.lineSpacing, style.paragraphSpacing, style.lineHeightMultiple] == [2, 3, 1.5])
    #expect([style.minimumLineHeight, style.maximumLineHeight] == [10, 20])
  }

  @Test func wordsOfConfiguredButtonsAreRead() throws {
    func configuration(_ attributes: String, _ inside: String = "") throws
      -> UIButton.Configuration
    {
      let button = try made(
        "<button id=\"b\"><buttonConfiguration key=\"configuration\" \(attributes)>\(inside)"
          + "</buttonConfiguration></button>",
        UIButton.self
      )
      return try #require(button.configuration)
    }
    let styles: [(String, UIButton.Configuration.Kind)] = [
      ("plain", .plain), ("borderless", .plain), ("gray", .gray), ("bordered", .gray),
      ("tinted", .tinted), ("borderedTinted", .tinted), ("filled", .filled),
      ("borderedProminent", .filled),
    ]
    for (word, kind) in styles {
      #expect(try configuration("style=\"\(word)\"").kind == kind, "\(word)")
    }
    let edges: [(String, NSDirectionalRectEdge)] = [
      ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ]
    for (word, edge) in edges {
      #expect(try configuration("imagePlacement=\"\(word)\"").imagePlacement == edge, "\(word)")
    }
    let alignments: [(String, UIButton.Configuration.TitleAlignment)] = [
      ("automatic", .automatic), ("leading", .leading), ("center", .center),
      ("trailing", .trailing),
    ]
    for (word, alignment) in alignments {
      #expect(
        try configuration("titleAlignment=\"\(word)\"").titleAlignment == alignment,
        "\(word)"
      )
    }
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    for (word, size) in sizes {
      #expect(try configuration("buttonSize=\"\(word)\"").buttonSize == size, "\(word)")
    }
    let corners: [(String, UIButton.Configuration.CornerStyle)] = [
      ("fixed", .fixed), ("dynamic", .dynamic), ("small", .small), ("medium", .medium),
      ("large", .large), ("capsule", .capsule),
    ]
    for (word, style) in corners {
      #expect(try configuration("cornerStyle=\"\(word)\"").cornerStyle == style, "\(word)")
    }
    let style = try configuration(
      "titlePadding=\"3\" showsActivityIndicator=\"YES\"",
      "<backgroundConfiguration key=\"background\" strokeWidth=\"2\" cornerRadius=\"5\"/>"
    )
    #expect(style.titlePadding == CGFloat(3) && style.showsActivityIndicator)
    #expect(style.background.strokeWidth == CGFloat(2))
    #expect(style.background.cornerRadius == CGFloat(5))
    #expect(try !configuration("").showsActivityIndicator)
  }
}
