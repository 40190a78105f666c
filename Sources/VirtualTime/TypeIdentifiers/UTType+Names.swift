// The names of the types that code uses most.
extension UTType {
  public static var item: UTType { declared("public.item") }
  public static var content: UTType { declared("public.content") }
  public static var compositeContent: UTType { declared("public.composite-content") }
  public static var data: UTType { declared("public.data") }
  public static var directory: UTType { declared("public.directory") }
  public static var folder: UTType { declared("public.folder") }
  public static var volume: UTType { declared("public.volume") }
  public static var package: UTType { declared("com.apple.package") }
  public static var bundle: UTType { declared("com.apple.bundle") }
  public static var application: UTType { declared("com.apple.application") }
  public static var applicationBundle: UTType { declared("com.apple.application-bundle") }
  public static var framework: UTType { declared("com.apple.framework") }
  public static var resolvable: UTType { declared("com.apple.resolvable") }
  public static var symbolicLink: UTType { declared("public.symlink") }
  public static var aliasFile: UTType { declared("com.apple.alias-file") }
  public static var executable: UTType { declared("public.executable") }
  public static var diskImage: UTType { declared("public.disk-image") }
  public static var url: UTType { declared("public.url") }
  public static var fileURL: UTType { declared("public.file-url") }
  public static var bookmark: UTType { declared("public.bookmark") }
  public static var log: UTType { declared("public.log") }
  public static var text: UTType { declared("public.text") }
  public static var plainText: UTType { declared("public.plain-text") }
  public static var utf8PlainText: UTType { declared("public.utf8-plain-text") }
  public static var utf16PlainText: UTType { declared("public.utf16-plain-text") }
  public static var utf16ExternalPlainText: UTType { declared("public.utf16-external-plain-text") }
  public static var rtf: UTType { declared("public.rtf") }
  public static var rtfd: UTType { declared("com.apple.rtfd") }
  public static var flatRTFD: UTType { declared("com.apple.flat-rtfd") }
  public static var html: UTType { declared("public.html") }
  public static var xml: UTType { declared("public.xml") }
  public static var yaml: UTType { declared("public.yaml") }
  public static var json: UTType { declared("public.json") }
  public static var delimitedText: UTType { declared("public.delimited-values-text") }
  public static var commaSeparatedText: UTType { declared("public.comma-separated-values-text") }
  public static var tabSeparatedText: UTType { declared("public.tab-separated-values-text") }
  public static var sourceCode: UTType { declared("public.source-code") }
  public static var swiftSource: UTType { declared("public.swift-source") }
  public static var cSource: UTType { declared("public.c-source") }
  public static var cHeader: UTType { declared("public.c-header") }
  public static var cPlusPlusSource: UTType { declared("public.c-plus-plus-source") }
  public static var cPlusPlusHeader: UTType { declared("public.c-plus-plus-header") }
  public static var objectiveCSource: UTType { declared("public.objective-c-source") }
  public static var objectiveCPlusPlusSource: UTType {
    declared("public.objective-c-plus-plus-source")
  }
  public static var assemblyLanguageSource: UTType { declared("public.assembly-source") }
  public static var script: UTType { declared("public.script") }
  public static var shellScript: UTType { declared("public.shell-script") }
  public static var pythonScript: UTType { declared("public.python-script") }
  public static var rubyScript: UTType { declared("public.ruby-script") }
  public static var perlScript: UTType { declared("public.perl-script") }
  public static var phpScript: UTType { declared("public.php-script") }
  public static var javaScript: UTType { declared("com.netscape.javascript-source") }
  public static var propertyList: UTType { declared("com.apple.property-list") }
  public static var xmlPropertyList: UTType { declared("com.apple.xml-property-list") }
  public static var binaryPropertyList: UTType { declared("com.apple.binary-property-list") }
  public static var image: UTType { declared("public.image") }
  public static var jpeg: UTType { declared("public.jpeg") }
  public static var png: UTType { declared("public.png") }
  public static var gif: UTType { declared("com.compuserve.gif") }
  public static var tiff: UTType { declared("public.tiff") }
  public static var bmp: UTType { declared("com.microsoft.bmp") }
  public static var ico: UTType { declared("com.microsoft.ico") }
  public static var icns: UTType { declared("com.apple.icns") }
  public static var webP: UTType { declared("org.webmproject.webp") }
  public static var svg: UTType { declared("public.svg-image") }
  public static var heif: UTType { declared("public.heif") }
  public static var heic: UTType { declared("public.heic") }
  public static var rawImage: UTType { declared("public.camera-raw-image") }
  public static var livePhoto: UTType { declared("com.apple.live-photo") }
  public static var pdf: UTType { declared("com.adobe.pdf") }
  public static var epub: UTType { declared("org.idpf.epub-container") }
  public static var audiovisualContent: UTType { declared("public.audiovisual-content") }
  public static var movie: UTType { declared("public.movie") }
  public static var video: UTType { declared("public.video") }
  public static var audio: UTType { declared("public.audio") }
  public static var quickTimeMovie: UTType { declared("com.apple.quicktime-movie") }
  public static var mpeg: UTType { declared("public.mpeg") }
  public static var mpeg2Video: UTType { declared("public.mpeg-2-video") }
  public static var mpeg2TransportStream: UTType { declared("public.mpeg-2-transport-stream") }
  public static var mpeg4Movie: UTType { declared("public.mpeg-4") }
  public static var appleProtectedMPEG4Video: UTType {
    declared("com.apple.protected-mpeg-4-video")
  }
  public static var avi: UTType { declared("public.avi") }
  public static var mp3: UTType { declared("public.mp3") }
  public static var mpeg4Audio: UTType { declared("public.mpeg-4-audio") }
  public static var appleProtectedMPEG4Audio: UTType {
    declared("com.apple.protected-mpeg-4-audio")
  }
  public static var wav: UTType { declared("com.microsoft.waveform-audio") }
  public static var aiff: UTType { declared("public.aiff-audio") }
  public static var midi: UTType { declared("public.midi-audio") }
  public static var playlist: UTType { declared("public.playlist") }
  public static var m3uPlaylist: UTType { declared("public.m3u-playlist") }
  public static var archive: UTType { declared("public.archive") }
  public static var zip: UTType { declared("public.zip-archive") }
  public static var gzip: UTType { declared("org.gnu.gnu-zip-archive") }
  public static var bz2: UTType { declared("public.bzip2-archive") }
  public static var appleArchive: UTType { declared("com.apple.archive") }
  public static var spreadsheet: UTType { declared("public.spreadsheet") }
  public static var presentation: UTType { declared("public.presentation") }
  public static var database: UTType { declared("public.database") }
  public static var contact: UTType { declared("public.contact") }
  public static var vCard: UTType { declared("public.vcard") }
  public static var calendarEvent: UTType { declared("public.calendar-event") }
  public static var toDoItem: UTType { declared("public.to-do-item") }
  public static var message: UTType { declared("public.message") }
  public static var emailMessage: UTType { declared("public.email-message") }
  public static var font: UTType { declared("public.font") }
  public static var threeDContent: UTType { declared("public.3d-content") }
  public static var usd: UTType { declared("com.pixar.universal-scene-description") }
  public static var usdz: UTType { declared("com.pixar.universal-scene-description-mobile") }
  public static var x509Certificate: UTType { declared("public.x509-certificate") }
  public static var pkcs12: UTType { declared("com.rsa.pkcs-12") }
}
