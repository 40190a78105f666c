/// The Debian packages whose fonts are declared, at the versions whose bytes are pinned.
package enum FontPackage: String, Hashable, Sendable, CaseIterable {
  case inter = "fonts-inter"
  case nanum = "fonts-nanum"
  case noto = "fonts-noto-core"
  case droid = "fonts-droid-fallback"
  case icons = "fonts-material-design-icons-iconfont"
  case emoji = "fonts-noto-color-emoji"

  package var version: String {
    switch self {
    case .inter: "4.0~beta7+ds-1"
    case .nanum: "20200506-1"
    case .noto: "20201225-1"
    case .droid: "1:6.0.1r16-1.1"
    case .icons: "6.7.0+dfsg-1"
    case .emoji: "2.042-0+deb12u1"
    }
  }

  var folder: String {
    switch self {
    case .inter: "/usr/share/fonts/opentype/inter"
    case .nanum: "/usr/share/fonts/truetype/nanum"
    case .noto, .emoji: "/usr/share/fonts/truetype/noto"
    case .droid: "/usr/share/fonts/truetype/droid"
    case .icons: "/usr/share/fonts/truetype/material-design-icons-iconfont"
    }
  }

  var suffix: String {
    switch self {
    case .inter: ".otf"
    case .nanum, .noto, .droid, .icons, .emoji: ".ttf"
    }
  }
}
