extension TypeTable {
  /// Identifier, extensions, MIME types, parents, description.
  // [W] As far as apps use them; the first extension and MIME type are the preferred ones.
  static let lines = """
    public.item | | | | item
    public.content | | | | content
    public.composite-content | | | public.content | composite content
    public.data | | | public.item | data
    public.directory | | | public.item | directory
    public.folder | | | public.directory | folder
    public.volume | | | public.folder | volume
    com.apple.package | | | public.directory | package
    com.apple.bundle | bundle | | public.directory | bundle
    com.apple.application | | | public.executable | application
    com.apple.application-bundle | app \
      | | com.apple.application com.apple.bundle com.apple.package | application
    com.apple.framework | framework | | com.apple.bundle | framework
    com.apple.resolvable | | | | resolvable
    public.symlink | | | public.item com.apple.resolvable | symbolic link
    com.apple.alias-file | | | public.data com.apple.resolvable | alias
    public.executable | | | public.item | executable
    public.disk-image | | | public.data public.archive | disk image
    public.url | | | public.data | URL
    public.file-url | | | public.url | file URL
    public.bookmark | | | | bookmark
    public.log | | | public.content | log
    public.text | | | public.data public.content | text
    public.plain-text | txt text | text/plain | public.text | text
    public.utf8-plain-text | | | public.plain-text | Unicode text
    public.utf16-plain-text | | | public.plain-text | UTF-16 text
    public.utf16-external-plain-text | | | public.plain-text | UTF-16 text
    public.rtf | rtf | text/rtf application/rtf | public.text | RTF document
    com.apple.rtfd | rtfd | | public.composite-content com.apple.package \
      | RTF document with attachments
    com.apple.flat-rtfd | | | public.data public.composite-content | flat RTFD document
    public.html | html htm shtml shtm | text/html | public.text | HTML text
    public.xml | xml | application/xml text/xml | public.text | XML text
    public.yaml | yml yaml | application/x-yaml | public.text | YAML document
    public.json | json | application/json | public.text | JSON document
    public.delimited-values-text | | | public.text | delimited text
    public.comma-separated-values-text | csv | text/csv | public.delimited-values-text \
      | CSV document
    public.tab-separated-values-text | tsv | text/tab-separated-values \
      | public.delimited-values-text | TSV document
    public.source-code | | | public.plain-text | source code
    public.swift-source | swift | | public.source-code | Swift source
    public.c-source | c | | public.source-code | C source
    public.c-header | h | | public.source-code | C header
    public.c-plus-plus-source | cpp cp c++ cc cxx | | public.source-code | C++ source
    public.c-plus-plus-header | hpp h++ hxx hh | | public.source-code | C++ header
    public.objective-c-source | m | | public.source-code | Objective-C source
    public.objective-c-plus-plus-source | mm | | public.source-code | Objective-C++ source
    public.assembly-source | s | | public.source-code | assembly source
    public.script | | | public.source-code | script
    public.shell-script | sh command | | public.script | shell script
    public.python-script | py | text/x-python-script | public.shell-script | Python script
    public.ruby-script | rb rbw | text/x-ruby-script | public.shell-script | Ruby script
    public.perl-script | pl pm | text/x-perl-script | public.shell-script | Perl script
    public.php-script | php php3 php4 ph3 ph4 phtml | text/php | public.shell-script | PHP script
    com.netscape.javascript-source | js jscript javascript | text/javascript \
      | public.source-code public.executable | JavaScript
    com.apple.property-list | plist | | public.data | property list
    com.apple.xml-property-list | | | com.apple.property-list public.xml | XML property list
    com.apple.binary-property-list | | | com.apple.property-list | binary property list
    public.image | | | public.data public.content | image
    public.jpeg | jpeg jpg jpe | image/jpeg image/jpg | public.image | JPEG image
    public.png | png | image/png | public.image | PNG image
    com.compuserve.gif | gif | image/gif | public.image | GIF image
    public.tiff | tiff tif | image/tiff | public.image | TIFF image
    com.microsoft.bmp | bmp dib | image/bmp | public.image | BMP image
    com.microsoft.ico | ico | image/vnd.microsoft.icon | public.image | Windows icon
    com.apple.icns | icns | | public.image | icon
    org.webmproject.webp | webp | image/webp | public.image | WebP image
    public.svg-image | svg svgz | image/svg+xml | public.image public.xml | SVG image
    public.heif | heif | image/heif | public.image | HEIF image
    public.heic | heic | image/heic | public.heif | HEIC image
    public.camera-raw-image | | | public.image | raw image
    com.apple.live-photo | | | | Live Photo
    com.adobe.pdf | pdf | application/pdf | public.data public.composite-content | PDF document
    org.idpf.epub-container | epub | application/epub+zip | public.data public.composite-content \
      | EPUB document
    public.audiovisual-content | | | public.data public.content | audiovisual content
    public.movie | | | public.audiovisual-content | movie
    public.video | | | public.movie | video
    public.audio | | | public.audiovisual-content | audio
    com.apple.quicktime-movie | mov qt | video/quicktime | public.movie | QuickTime movie
    public.mpeg | mpg mpeg mpe m75 m15 | video/mpeg | public.movie | MPEG movie
    public.mpeg-2-video | m2v | video/mpeg2 | public.video | MPEG-2 video
    public.mpeg-2-transport-stream | ts | video/mp2t | public.movie | MPEG-2 transport stream
    public.mpeg-4 | mp4 mpg4 | video/mp4 | public.movie | MPEG-4 movie
    com.apple.m4v-video | m4v | video/x-m4v | public.mpeg-4 | MPEG-4 movie
    com.apple.protected-mpeg-4-video | m4v | | com.apple.m4v-video | protected MPEG-4 movie
    public.avi | avi vfw | video/avi | public.movie | AVI movie
    public.mp3 | mp3 mpga | audio/mpeg audio/mp3 | public.audio | MP3 audio
    public.mpeg-4-audio | | | public.mpeg-4 public.audio | MPEG-4 audio
    com.apple.m4a-audio | m4a | audio/x-m4a | public.mpeg-4-audio | Apple MPEG-4 audio
    com.apple.protected-mpeg-4-audio | m4p | | public.mpeg-4-audio | protected MPEG-4 audio
    com.microsoft.waveform-audio | wav wave bwf | audio/vnd.wave audio/wav | public.audio \
      | WAV audio
    public.aiff-audio | aiff aif | audio/aiff | public.audio | AIFF audio
    public.midi-audio | midi mid | audio/midi | public.audio | MIDI audio
    public.playlist | | | public.content | playlist
    public.m3u-playlist | m3u m3u8 | audio/mpegurl | public.text public.playlist | M3U playlist
    public.archive | | | | archive
    public.zip-archive | zip | application/zip | public.data public.archive | ZIP archive
    org.gnu.gnu-zip-archive | gz gzip | application/x-gzip | public.data public.archive \
      | gzip archive
    public.bzip2-archive | bz2 bzip2 bz | application/x-bzip2 | public.data public.archive \
      | bzip2 archive
    com.apple.archive | aar | | public.data public.archive | Apple archive
    public.spreadsheet | | | public.content | spreadsheet
    public.presentation | | | public.composite-content | presentation
    com.microsoft.word.doc | doc | application/msword | public.data public.composite-content \
      | Word document
    org.openxmlformats.wordprocessingml.document | docx \
      | application/vnd.openxmlformats-officedocument.wordprocessingml.document \
      | public.data public.composite-content | Word document
    com.microsoft.excel.xls | xls | application/vnd.ms-excel | public.data public.spreadsheet \
      | Excel workbook
    org.openxmlformats.spreadsheetml.sheet | xlsx \
      | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet \
      | public.data public.spreadsheet | Excel workbook
    com.microsoft.powerpoint.ppt | ppt | application/vnd.ms-powerpoint \
      | public.data public.presentation | PowerPoint presentation
    org.openxmlformats.presentationml.presentation | pptx \
      | application/vnd.openxmlformats-officedocument.presentationml.presentation \
      | public.data public.presentation | PowerPoint presentation
    com.apple.iwork.pages.pages | pages | | public.data public.composite-content | Pages document
    com.apple.iwork.numbers.numbers | numbers | | public.data public.spreadsheet \
      | Numbers document
    com.apple.iwork.keynote.key | key | | public.data public.presentation | Keynote document
    public.database | | | | database
    public.contact | | | | contact
    public.vcard | vcf vcard | text/vcard text/directory text/x-vcard \
      | public.text public.contact | vCard
    public.calendar-event | | | | calendar event
    public.to-do-item | | | | to-do item
    com.apple.ical.ics | ics ical | text/calendar \
      | public.text public.calendar-event public.to-do-item | calendar
    public.message | | | | message
    public.email-message | | | public.data public.message | email message
    public.font | | | public.content | font
    public.truetype-ttf-font | ttf | font/ttf | public.data public.font | TrueType font
    public.opentype-font | otf | font/otf | public.data public.font | OpenType font
    public.3d-content | | | public.content | 3D content
    com.pixar.universal-scene-description | usd usda usdc | | public.data public.3d-content \
      | USD scene
    com.pixar.universal-scene-description-mobile | usdz | model/vnd.usdz+zip \
      | com.pixar.universal-scene-description | USDZ scene
    public.x509-certificate | cer crt der | application/x-x509-ca-cert | public.data | certificate
    com.rsa.pkcs-12 | p12 pfx | application/x-pkcs12 | public.data | PKCS #12 data
    """
}
